//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: there is one number, and it is taken in one step.
import java.util.concurrent.atomic.AtomicLong;

public class CounterResetWhole {
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
        long period = SUM.getAndSet(0);
        first.join();
        second.join();
        long next = SUM.getAndSet(0);
        assert period + next == 1111;
        assert !(thousandAfterTen && period >= 1000) || next == 0;
    }
}
