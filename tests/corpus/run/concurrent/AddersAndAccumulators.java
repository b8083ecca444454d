//@ about: LongAdder, DoubleAdder, LongAccumulator and DoubleAccumulator under contention, with exact results.
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class AddersAndAccumulators {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        DoubleAdder halves = new DoubleAdder();
        LongAccumulator maximum = new LongAccumulator(Math::max, Long.MIN_VALUE);
        LongAccumulator bits = new LongAccumulator((x, y) -> x | y, 0);
        DoubleAccumulator minimum = new DoubleAccumulator(Math::min, Double.POSITIVE_INFINITY);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 300; n++) {
                    adder.increment();
                    adder.add(n % 3);
                    halves.add(0.5);
                    maximum.accumulate((long) n * me);
                    bits.accumulate(1L << (n + me) % 50);
                    minimum.accumulate(1.0 / (1 + n + me));
                    if (n % 10 == 0) {
                        adder.decrement();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(adder + " " + halves.sum() + " " + maximum + " " + Long.toHexString(bits.get()) + " "
                + minimum.get());
        System.out.println(adder.sumThenReset() + " " + adder.sum() + " " + adder.intValue() + " "
                + halves.sumThenReset() + " " + halves);
        System.out.println(maximum.getThenReset() + " " + maximum.longValue() + " " + minimum.doubleValue());
        minimum.reset();
        System.out.println(minimum);
    }
}
