//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: there is one number, and whoever reads it sees all that was added before.
import java.util.concurrent.atomic.AtomicLong;

public class CounterDoesNotSkip {
    static final AtomicLong SUM = new AtomicLong();
    static volatile boolean tenAdded;
    static boolean thousandAfterTen;

    static final class First extends Thread {
        @Override
        public void run() {
            SUM.addAndGet(1);
            SUM.addAndGet(10);
            tenAdded = true;
        }
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            SUM.addAndGet(100);
            thousandAfterTen = tenAdded;
            SUM.addAndGet(1000);
        }
    }

    public static void main(String[] arguments) throws Exception {
        First first = new First();
        Second second = new Second();
        first.start();
        second.start();
        long sum = SUM.get();
        first.join();
        second.join();
        assert !(thousandAfterTen && sum >= 1000) || sum == 1111;
    }
}
