//@ verdict: holds
//@ assumes: clock
// why: the other thread has slept before the first look at the clock.
public class SleepsBefore {
    static volatile int step;
    static volatile boolean passed;

    public static void main(String[] arguments) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        Thread looker = new Thread(() -> {
            step = 1;
            long before = System.nanoTime();
            passed = System.nanoTime() - before >= 1_000_000_000L;
        });
        sleeper.start();
        sleeper.join();
        looker.start();
        looker.join();
        assert !passed;
    }
}
