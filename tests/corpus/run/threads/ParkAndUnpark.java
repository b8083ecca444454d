//@ about: LockSupport permits: given before, given twice, handed between threads, with blockers, and unpark of others.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public class ParkAndUnpark {
    private static volatile int stage;

    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        LockSupport.unpark(main);
        LockSupport.park();
        System.out.println("a permit given before is used");
        LockSupport.unpark(main);
        LockSupport.unpark(main);
        LockSupport.park();
        long start = System.nanoTime();
        LockSupport.parkNanos(20_000_000);
        System.out.println("permits do not add up: " + (System.nanoTime() - start >= 15_000_000));
        LockSupport.unpark(null);
        LockSupport.unpark(new Thread());

        AtomicInteger sum = new AtomicInteger();
        Thread odd = new Thread(() -> {
            for (int i = 1; i < 20; i += 2) {
                while (stage != i) {
                    LockSupport.park("odd");
                }
                sum.addAndGet(i);
                stage = i + 1;
                LockSupport.unpark(main);
            }
        }, "odd");
        odd.start();
        StringBuilder stages = new StringBuilder();
        for (int i = 0; i < 20; i += 2) {
            while (stage != i) {
                LockSupport.park();
            }
            stages.append(i).append(' ');
            stage = i + 1;
            LockSupport.unpark(odd);
        }
        odd.join();
        System.out.println(stages + "sum " + sum);

        AtomicBoolean locked = new AtomicBoolean();
        int[] counter = new int[1];
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    while (!locked.compareAndSet(false, true)) {
                        LockSupport.parkNanos(locked, 1000);
                    }
                    counter[0]++;
                    locked.set(false);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter[0] + " " + LockSupport.getBlocker(main));
    }
}
