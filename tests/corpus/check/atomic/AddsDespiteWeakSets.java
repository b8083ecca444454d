//@ verdict: holds
//@ assurance: jmm
//@ options: --weak-cas
//@ ways: in turn
// why: the class library tries again by itself.
import java.util.concurrent.atomic.AtomicInteger;

public class AddsDespiteWeakSets {
    static final AtomicInteger VALUE = new AtomicInteger();

    static final class Adding extends Thread {
        @Override
        public void run() {
            VALUE.incrementAndGet();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        VALUE.accumulateAndGet(2, Math::max);
        adding.join();
        assert VALUE.get() >= 2;
    }
}
