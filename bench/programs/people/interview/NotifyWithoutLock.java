//@ verdict: violated
//@ property: exception
// why: notify is called without the monitor: IllegalMonitorStateException.
public class NotifyWithoutLock {
    private final Object lock = new Object();
    private volatile boolean ready;

    void waitForSignal() throws InterruptedException {
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
        System.out.println("got the signal");
    }

    void signal() {
        ready = true;
        lock.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        NotifyWithoutLock example = new NotifyWithoutLock();
        Thread waiter = new Thread(() -> {
            try {
                example.waitForSignal();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        waiter.setDaemon(true);
        waiter.start();
        Thread.sleep(50);
        example.signal();
        waiter.join(1000);
    }
}
