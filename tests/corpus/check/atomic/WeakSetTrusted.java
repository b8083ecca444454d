//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: without --weak-cas a weak compare-and-set fails only if the value is another one.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakSetTrusted {
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
    }
}
