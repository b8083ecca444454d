//@ verdict: violated
//@ property: assertion
// why: who is notified needs the monitor again, and is BLOCKED while another holds it.

public class BlockedAgain {
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
                assert other.getState() != Thread.State.BLOCKED; //~
            }
        }
    }
}
