//@ verdict: violated
//@ property: race
// why: a static method locks the class, an instance method locks the instance: no common lock for the static field.
public class StaticAndInstanceLock {
    private static int connections;

    static synchronized void open() {
        connections++;
    }

    synchronized void close() {
        connections--;
    }

    public static void main(String[] args) throws InterruptedException {
        StaticAndInstanceLock client = new StaticAndInstanceLock();
        Thread opener = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                open();
            }
        }, "opener");
        Thread closer = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                client.close();
            }
        }, "closer");
        opener.start();
        closer.start();
        opener.join();
        closer.join();
        System.out.println("connections: " + connections);
    }
}
