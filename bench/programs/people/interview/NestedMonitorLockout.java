//@ verdict: violated
//@ property: deadlock
// why: the waiter keeps the outer monitor while it waits on the inner one; the notifier needs the outer one first.
public class NestedMonitorLockout {
    private final Object monitor = new Object();
    private boolean locked;

    synchronized void lock() throws InterruptedException {
        synchronized (monitor) {
            while (locked) {
                monitor.wait();
            }
            locked = true;
        }
    }

    synchronized void unlock() {
        synchronized (monitor) {
            locked = false;
            monitor.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NestedMonitorLockout lock = new NestedMonitorLockout();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 10; k++) {
                        lock.lock();
                        System.out.println(Thread.currentThread().getName() + " is in");
                        lock.unlock();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "thread-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
