//@ verdict: violated
//@ property: deadlock
// why: that a thread lives not yet is asked before it becomes a daemon; if it is started in between it is none and waits for ever.
public class DaemonTooLate {
    static final Object LOCK = new Object();

    static void await() {
        synchronized (LOCK) {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(DaemonTooLate::await);
        Thread starter = new Thread(waiter::start);
        starter.start();
        boolean late = false;
        try {
            waiter.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            late = true;
        }
        starter.join();
        if (late) {
            waiter.interrupt();
        }
    }
}
