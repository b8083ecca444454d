//@ about: monitors are re-entrant and are left on every way out of a block or method
public class SynchronizedBlocks {
    private final Object lock = new Object();
    private int depth;

    synchronized int recursive(int n) {
        return n == 0 ? 0 : 1 + recursive(n - 1);
    }

    static synchronized boolean heldStatically() {
        return Thread.holdsLock(SynchronizedBlocks.class);
    }

    synchronized void fails() {
        depth++;
        throw new IllegalArgumentException("held " + Thread.holdsLock(this));
    }

    int leaves(int how) {
        for (int i = 0; i < 2; i++) {
            synchronized (lock) {
                synchronized (this) {
                    if (how == 0) return i + 10;
                    if (how == 1) break;
                    if (how == 2) continue;
                    if (how == 3) throw new IllegalStateException("out");
                }
                depth += 10;
            }
        }
        return depth;
    }

    boolean anyHeld() {
        return Thread.holdsLock(lock) || Thread.holdsLock(this);
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedBlocks s = new SynchronizedBlocks();
        System.out.println(s.recursive(50) + " " + heldStatically() + " " + Thread.holdsLock(SynchronizedBlocks.class));
        try {
            s.fails();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + s.anyHeld());
        }
        for (int how = 0; how < 5; how++) {
            try {
                System.out.println(how + ": " + s.leaves(how) + " " + s.anyHeld());
            } catch (IllegalStateException e) {
                System.out.println(how + ": " + e.getMessage() + " " + s.anyHeld());
            }
        }
        Runnable[] illegal = {s.lock::notify, s.lock::notifyAll,
            () -> { try { s.lock.wait(); } catch (InterruptedException e) { } }};
        for (Runnable r : illegal) {
            try {
                r.run();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e.getMessage());
            }
        }
        synchronized (s.lock) {
            s.lock.notify();
            s.lock.wait(1);
            System.out.println(s.anyHeld());
        }
        Thread t = new Thread(() -> System.out.println("other thread: " + s.anyHeld() + " " + s.recursive(2)));
        t.start();
        t.join();
    }
}
