//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the sum is right once all have added.
import java.util.concurrent.atomic.LongAdder;

public class AdderAfterwards {
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
        adding.join();
        assert SUM.sum() == 2;
    }
}
