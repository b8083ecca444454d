//@ about: other threads wait for an initialiser under way, run nothing twice, and see its failure
public class InitInThreads {
    static int runs;
    static final Object started = new Object();
    static boolean inside;

    static class Slow {
        static final int VALUE;
        static {
            runs++;
            synchronized (started) {
                inside = true;
                started.notifyAll();
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                System.out.println("must not be seen");
            }
            VALUE = 42 + runs;
        }
    }

    static class Broken {
        static int value = Integer.parseInt(Thread.currentThread().getName());
    }

    static class Spawning {
        static int value = 5;
        static {
            Thread t = new Thread(InitInThreads::helper);
            t.start();
            try {
                t.join();
            } catch (InterruptedException e) {
                System.out.println("must not be seen");
            }
            value++;
        }
    }

    static void helper() {
        System.out.println("the helper does not touch the class");
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[4];
        Thread[] threads = new Thread[seen.length];
        for (int i = 0; i < threads.length; i++) {
            int k = i;
            threads[i] = new Thread(() -> seen[k] = Slow.VALUE);
            threads[i].start();
        }
        synchronized (started) {
            while (!inside) started.wait();
        }
        System.out.println(Slow.VALUE + " " + runs);
        for (Thread t : threads) t.join();
        System.out.println(seen[0] + " " + seen[1] + " " + seen[2] + " " + seen[3]);
        Thread failing = new Thread(() -> System.out.println(Broken.value), "not a number");
        failing.setUncaughtExceptionHandler((t, e) -> System.out.println(e + " <- " + e.getCause()));
        failing.start();
        failing.join();
        try {
            System.out.println(Broken.value);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " <- " + e.getCause());
        }
        System.out.println(Spawning.value);
    }
}
