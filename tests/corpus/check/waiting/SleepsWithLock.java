//@ verdict: violated
//@ property: sleep-with-lock
//@ options: --property sleep-with-lock
// why: the thread sleeps inside the synchronized block
public class SleepsWithLock {
    public static void main(String[] arguments) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> { synchronized (lock) { } }).start();
        synchronized (lock) {
            Thread.sleep(10); //~
        }
    }
}
