//@ verdict: holds
//@ assurance: jmm
// why: as DaemonTooLate, but nobody starts the thread between the question whether it lives and the answer to it.
public class DaemonInTime {
    static final Object LOCK = new Object();
    static final Object LIFE = new Object();

    static void await() {
        synchronized (LOCK) {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static void start(Thread waiter) {
        synchronized (LIFE) {
            waiter.start();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(DaemonInTime::await);
        Thread starter = new Thread(() -> start(waiter));
        starter.start();
        boolean late = false;
        synchronized (LIFE) {
            try {
                waiter.setDaemon(true);
            } catch (IllegalThreadStateException e) {
                late = true;
            }
        }
        starter.join();
        if (late) {
            waiter.interrupt();
        }
    }
}
