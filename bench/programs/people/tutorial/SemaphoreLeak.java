//@ verdict: violated
//@ property: deadlock
// why: a request that is rejected returns without giving its permit back; after two of them all wait.
import java.util.concurrent.Semaphore;

public class SemaphoreLeak {
    private static final Semaphore connections = new Semaphore(2);

    static boolean handle(int request) throws InterruptedException {
        connections.acquire();
        if (request % 3 == 0) {
            System.out.println("request " + request + " is rejected");
            return false;
        }
        System.out.println("request " + request + " is served");
        connections.release();
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] clients = new Thread[3];
        for (int c = 0; c < clients.length; c++) {
            final int client = c;
            clients[c] = new Thread(() -> {
                try {
                    for (int i = 0; i < 4; i++) {
                        handle(client * 4 + i);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "client-" + c);
            clients[c].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("all requests were handled");
    }
}
