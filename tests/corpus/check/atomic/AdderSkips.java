//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: after a collision the adder has several cells; sum passes the base before the 10 and comes to the cell after the 1000.
import java.util.concurrent.atomic.LongAdder;

public class AdderSkips {
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
        long sum = SUM.sum();
        first.join();
        second.join();
        assert !(thousandAfterTen && sum >= 1000) || sum == 1111; //~
    }
}
