//@ verdict: violated
//@ property: deadlock
// why: the notification may reach the wait that would have ended by itself; the other one then waits for ever.
public class NotifiedOrTimedOut {
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
                LOCK.notify();
            }
        });
        Thread patient = new Thread(() -> await(notifier, 0));
        new Thread(() -> await(patient, 1000)).start();
    }
}
