//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the other thread may not have added yet.
import java.util.concurrent.atomic.LongAdder;

public class AdderMeanwhile {
    static final LongAdder SUM = new LongAdder();

    static final class Adding extends Thread {
        @Override
        public void run() {
            SUM.increment();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        SUM.increment();
        assert SUM.sum() == 2;
        adding.join();
    }
}
