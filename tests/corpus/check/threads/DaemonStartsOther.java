//@ verdict: violated
//@ property: deadlock
// why: a daemon that is still there when the last other thread ends may start a thread that is no daemon, and the program
// goes on. The end of the main thread and the end of the program are two steps (generated seed 22188).
public class DaemonStartsOther {
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
        Thread daemon = new Thread(() -> {
            int seen = looked;
            waiter.start();
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
