//@ verdict: holds
// why: both bounds are in one immutable pair behind an atomic reference, changed by compare and set.
import java.util.concurrent.atomic.AtomicReference;

public class CasNumberRange {
    private static class IntPair {
        final int lower;
        final int upper;

        IntPair(int lower, int upper) {
            this.lower = lower;
            this.upper = upper;
        }
    }

    private final AtomicReference<IntPair> values = new AtomicReference<>(new IntPair(0, 10));

    public int getLower() {
        return values.get().lower;
    }

    public int getUpper() {
        return values.get().upper;
    }

    public void setLower(int i) {
        while (true) {
            IntPair oldv = values.get();
            if (i > oldv.upper) {
                throw new IllegalArgumentException("Can't set lower to " + i + " > upper");
            }
            IntPair newv = new IntPair(i, oldv.upper);
            if (values.compareAndSet(oldv, newv)) {
                return;
            }
        }
    }

    public void setUpper(int i) {
        while (true) {
            IntPair oldv = values.get();
            if (i < oldv.lower) {
                throw new IllegalArgumentException("Can't set upper to " + i + " < lower");
            }
            IntPair newv = new IntPair(oldv.lower, i);
            if (values.compareAndSet(oldv, newv)) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CasNumberRange range = new CasNumberRange();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            final int number = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    try {
                        if (number % 2 == 0) {
                            range.setLower(number + i);
                        } else {
                            range.setUpper(number + i);
                        }
                    } catch (IllegalArgumentException e) {
                        System.out.println(e.getMessage());
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert range.getLower() <= range.getUpper();
        System.out.println(range.getLower() + ".." + range.getUpper());
    }
}
