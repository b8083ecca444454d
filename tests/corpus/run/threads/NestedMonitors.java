//@ about: A wait inside nested monitors gives up only its own monitor, however deeply entered, and gets it back.
public class NestedMonitors {
    private static final Object OUTER = new Object();
    private static final Object INNER = new Object();
    private static boolean waiting;
    private static boolean released;

    public static void main(String[] args) throws InterruptedException {
        Thread nested = new Thread(() -> {
            synchronized (OUTER) {
                synchronized (INNER) {
                    synchronized (INNER) {
                        waitForRelease();
                        System.out.println("woken holding " + Thread.holdsLock(OUTER) + " " + Thread.holdsLock(INNER));
                    }
                    System.out.println("one level left: " + Thread.holdsLock(INNER));
                }
                System.out.println("outer only: " + Thread.holdsLock(OUTER) + " " + Thread.holdsLock(INNER));
            }
        }, "nested");
        nested.start();
        Thread outsider = new Thread(() -> {
            synchronized (OUTER) {
                System.out.println("the outsider enters last");
            }
        }, "outsider");
        boolean entered = false;
        while (!entered) {
            synchronized (INNER) {
                entered = waiting;
                if (entered) {
                    outsider.start();
                    while (outsider.getState() != Thread.State.BLOCKED) {
                        Thread.yield();
                    }
                    System.out.println("the inner monitor is free, the outer is not");
                    released = true;
                    INNER.notify();
                }
            }
        }
        nested.join();
        outsider.join();
    }

    private static void waitForRelease() {
        waiting = true;
        while (!released) {
            try {
                INNER.wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
