//@ about: Timed waits, joins and parks that run out, timed waits that are notified before, wrong timeouts.
//@ exit: 1
import java.util.concurrent.locks.LockSupport;

public class WaitWithTimeouts {
    private static boolean signalled;

    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        long start = System.nanoTime();
        synchronized (monitor) {
            monitor.wait(30);
        }
        System.out.println("timed out after at least 29 ms: " + (System.nanoTime() - start >= 29_000_000));
        synchronized (monitor) {
            monitor.wait(0, 1);
            monitor.wait(1, 999_999);
        }
        Thread notifier = new Thread(() -> {
            synchronized (monitor) {
                signalled = true;
                monitor.notify();
            }
        });
        int rounds = 0;
        synchronized (monitor) {
            notifier.start();
            while (!signalled) {
                monitor.wait(1_000_000_000L);
                rounds++;
            }
        }
        notifier.join();
        System.out.println("signalled: " + signalled + ", waited: " + (rounds > 0));
        long deadline = System.nanoTime() + 20_000_000;
        synchronized (monitor) {
            for (long left = 20; left > 0; left = (deadline - System.nanoTime() + 999_999) / 1_000_000) {
                monitor.wait(left);
            }
        }
        System.out.println("deadline passed: " + (System.nanoTime() >= deadline));
        Thread sleeper = new Thread(() -> {
            while (true) {
                LockSupport.park();
            }
        });
        sleeper.setDaemon(true);
        sleeper.start();
        sleeper.join(10);
        LockSupport.parkNanos(5_000_000);
        LockSupport.parkUntil(System.currentTimeMillis() + 5);
        LockSupport.parkUntil(1);
        LockSupport.parkNanos(-1);
        System.out.println("join timed out: " + sleeper.isAlive());
        synchronized (monitor) {
            for (long[] wrong : new long[][] {{-1, 0}, {1, -1}, {1, 1_000_000}}) {
                try {
                    monitor.wait(wrong[0], (int) wrong[1]);
                } catch (IllegalArgumentException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
        monitor.wait(5);
    }
}
