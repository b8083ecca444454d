//@ verdict: holds
// why: the twin of DaemonStartsOther: what the daemon starts is a daemon, too, and the end of the program takes it along.
public class DaemonStartsDaemon {
    static final Object LOCK = new Object();
    static volatile int looked;

    public static void main(String[] arguments) {
        Thread waiter = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        });
        waiter.setDaemon(true);
        Thread daemon = new Thread(() -> {
            int seen = looked;
            waiter.start();
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
