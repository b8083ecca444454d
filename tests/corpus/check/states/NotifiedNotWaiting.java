//@ verdict: holds
//@ assurance: jmm
// why: who is notified does not wait any more.

public class NotifiedNotWaiting {
    static boolean waits;
    static boolean go;

    public static void main(String[] arguments) {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    while (!go) {
                        lock.wait();
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        other.start();
        synchronized (lock) {
            go = true;
            lock.notify();
            if (waits) {
                assert other.getState() != Thread.State.WAITING;
            }
        }
    }
}
