//@ verdict: violated
//@ property: assertion
// why: the other thread may sleep between two looks at the clock, and time has passed then.
public class SleepsBetween {
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
        looker.start();
        sleeper.join();
        looker.join();
        assert !passed;
    }
}
