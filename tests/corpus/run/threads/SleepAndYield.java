//@ about: Sleeping moves the clock by what was asked, yielding and spinning let others finish.
import java.time.Duration;
import java.util.concurrent.TimeUnit;

public class SleepAndYield {
    private static volatile boolean ready;
    private static volatile int spins;

    public static void main(String[] args) throws InterruptedException {
        long start = System.nanoTime();
        Thread.sleep(30);
        long slept = System.nanoTime() - start;
        System.out.println("slept at least 29 ms: " + (slept >= 29_000_000));
        long wall = System.currentTimeMillis();
        TimeUnit.MILLISECONDS.sleep(25);
        System.out.println("wall clock moved: " + (System.currentTimeMillis() - wall >= 20));
        Thread.sleep(0);
        Thread.sleep(1, 500_000);
        for (int i = 0; i < 5; i++) {
            Thread.yield();
        }
        Thread setter = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                spins++;
            }
            ready = true;
        });
        setter.start();
        while (!ready) {
            Thread.onSpinWait();
        }
        System.out.println("saw the flag after " + spins + " steps");
        setter.join();
        Thread late = new Thread(() -> {
            try {
                Thread.sleep(40);
                ready = false;
            } catch (InterruptedException e) {
                System.out.println("not interrupted");
            }
        });
        late.start();
        while (ready) {
            Thread.yield();
        }
        late.join();
        System.out.println("the sleeper woke: " + !ready + " " + Duration.ofMillis(40).toNanos());
        for (long millis : new long[] {-1, Long.MIN_VALUE}) {
            try {
                Thread.sleep(millis);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Thread.sleep(1, 1_000_000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
