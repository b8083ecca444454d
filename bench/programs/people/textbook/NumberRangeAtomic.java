//@ verdict: violated
//@ property: exception|assertion
// why: each bound is checked against the other and then set: two threads together make an empty range.
import java.util.concurrent.atomic.AtomicInteger;

public class NumberRangeAtomic {
    private final AtomicInteger lower = new AtomicInteger(0);
    private final AtomicInteger upper = new AtomicInteger(10);

    public void setLower(int i) {
        if (i > upper.get()) {
            throw new IllegalArgumentException("can't set lower to " + i + " > upper");
        }
        lower.set(i);
    }

    public void setUpper(int i) {
        if (i < lower.get()) {
            throw new IllegalArgumentException("can't set upper to " + i + " < lower");
        }
        upper.set(i);
    }

    public static void main(String[] args) throws InterruptedException {
        NumberRangeAtomic range = new NumberRangeAtomic();
        Thread one = new Thread(() -> attempt(() -> range.setLower(5)));
        Thread two = new Thread(() -> attempt(() -> range.setUpper(4)));
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.printf("(%d, %d)%n", range.lower.get(), range.upper.get());
        assert range.lower.get() <= range.upper.get() : "the range is invalid";
    }

    static void attempt(Runnable change) {
        try {
            change.run();
        } catch (IllegalArgumentException e) {
            System.out.println("refused: " + e.getMessage());
        }
    }
}
