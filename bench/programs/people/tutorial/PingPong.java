//@ verdict: holds
// why: two threads take turns under one monitor, with a flag that says whose turn it is.
public class PingPong {
    private boolean pingsTurn = true;
    private int exchanges;

    synchronized void ping() throws InterruptedException {
        while (!pingsTurn) {
            wait();
        }
        System.out.println("ping");
        exchanges++;
        pingsTurn = false;
        notifyAll();
    }

    synchronized void pong() throws InterruptedException {
        while (pingsTurn) {
            wait();
        }
        System.out.println("pong");
        exchanges++;
        pingsTurn = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        PingPong game = new PingPong();
        Thread ping = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    game.ping();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread pong = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    game.pong();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        ping.start();
        pong.start();
        ping.join();
        pong.join();
        System.out.println(game.exchanges + " exchanges");
        assert game.exchanges == 100;
    }
}
