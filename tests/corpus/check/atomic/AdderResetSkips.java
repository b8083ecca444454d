//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: after a collision sumThenReset takes the base before the 10 is added to it, and a cell after the 1000: an earlier amount is
// left for the next period, a later one is not.
import java.util.concurrent.atomic.LongAdder;

public class AdderResetSkips {
    static final LongAdder SUM = new LongAdder();
    static volatile boolean tenAdded;
    static boolean thousandAfterTen;

    static final class First extends Thread {
        @Override
        public void run() {
            SUM.add(1);
            SUM.add(10);
            tenAdded = true;
        }
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            SUM.add(100);
            thousandAfterTen = tenAdded;
            SUM.add(1000);
        }
    }

    public static void main(String[] arguments) throws Exception {
        First first = new First();
        Second second = new Second();
        first.start();
        second.start();
        long period = SUM.sumThenReset();
        first.join();
        second.join();
        long next = SUM.sumThenReset();
        assert period + next == 1111;
        assert !(thousandAfterTen && period >= 1000) || next == 0; //~
    }
}
