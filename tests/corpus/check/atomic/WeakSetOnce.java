//@ verdict: violated
//@ property: assertion
//@ options: --weak-cas
//@ ways: in turn
// why: a weak compare-and-set may fail although the value is the expected one.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakSetOnce {
    static final AtomicInteger VALUE = new AtomicInteger();

    static final class Reading extends Thread {
        @Override
        public void run() {
            assert VALUE.get() <= 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Reading reading = new Reading();
        reading.start();
        assert VALUE.weakCompareAndSetVolatile(0, 1);
        reading.join();
        assert VALUE.get() == 1;
    }
}
