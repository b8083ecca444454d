//@ about: Synchronized methods, static methods and blocks; recursion; exceptions release the lock.
//@ exit: 1
public class SynchronizedKinds {
    private static int statically;
    private int byMethod;
    private int byBlock;
    private int depth;
    private final Object lock = new Object();

    private synchronized void method() {
        byMethod++;
    }

    private static synchronized void staticMethod() {
        statically++;
    }

    private void block() {
        synchronized (lock) {
            byBlock++;
        }
        synchronized (SynchronizedKinds.class) {
            statically++;
        }
    }

    private synchronized int recursive(int n) {
        depth = Math.max(depth, n);
        return n == 0 ? 0 : n + recursive(n - 1);
    }

    private synchronized void failing() {
        throw new IllegalStateException("inside");
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedKinds shared = new SynchronizedKinds();
        int[] failures = new int[1];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int n = 0; n < 300; n++) {
                    shared.method();
                    staticMethod();
                    shared.block();
                    shared.recursive(n % 7);
                    try {
                        shared.failing();
                    } catch (IllegalStateException e) {
                        synchronized (failures) {
                            failures[0]++;
                        }
                    }
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(shared.byMethod + " " + shared.byBlock + " " + statically + " " + shared.depth + " "
                + failures[0]);
        System.out.println(Thread.holdsLock(shared) + " " + Thread.holdsLock(SynchronizedKinds.class));
        synchronized (shared) {
            System.out.println(Thread.holdsLock(shared) + " " + shared.recursive(10) + " " + Thread.holdsLock(shared));
        }
        Object nothing = args.length > 99 ? "" : null;
        try {
            synchronized (nothing) {
                System.out.println("unreachable");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        shared.failing();
    }
}
