//@ verdict: holds
// why: whoever waits is notified.
public class NotifiedAll {
    static final Object LOCK = new Object();
    static volatile int step;

    static void await(Thread next, long millis) {
        synchronized (LOCK) {
            next.start();
            try {
                LOCK.wait(millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) {
        Thread notifier = new Thread(() -> {
            step = 1;
            synchronized (LOCK) {
                LOCK.notifyAll();
            }
        });
        Thread patient = new Thread(() -> await(notifier, 0));
        new Thread(() -> await(patient, 1000)).start();
    }
}
