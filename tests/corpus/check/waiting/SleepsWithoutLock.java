//@ verdict: holds
//@ options: --property sleep-with-lock
// why: the thread has left the synchronized block when it sleeps
public class SleepsWithoutLock {
    public static void main(String[] arguments) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> { synchronized (lock) { } }).start();
        synchronized (lock) {
            lock.notifyAll();
        }
        Thread.sleep(10);
    }
}
