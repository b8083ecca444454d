//@ verdict: holds
//@ assurance: jmm
//@ options: --weak-cas
//@ ways: in turn
// why: it tries again until it succeeds.
import java.util.concurrent.atomic.AtomicInteger;

public class WeakSetRetried {
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
        while (!VALUE.weakCompareAndSetVolatile(0, 1)) {
            Thread.onSpinWait();
        }
        reading.join();
        assert VALUE.get() == 1;
    }
}
