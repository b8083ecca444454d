//@ verdict: holds
//@ assumes: nothing
//@ ways: in turn
// why: cells of counters are chosen by numbers that nobody else sees.
import java.util.concurrent.atomic.LongAdder;

public class ProbesOfCounters {
    static final LongAdder SUM = new LongAdder();

    static class Adder extends Thread {
        @Override
        public void run() {
            SUM.increment();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Adder first = new Adder();
        Adder second = new Adder();
        first.start();
        second.start();
        first.join();
        second.join();
        assert SUM.sum() == 2;
    }
}
