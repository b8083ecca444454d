//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: each gets what the other gave.
import java.util.concurrent.Exchanger;

public class Exchanged {
    static final Exchanger<String> EXCHANGER = new Exchanger<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            try {
                assert EXCHANGER.exchange("b").equals("a");
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Other other = new Other();
        other.start();
        assert EXCHANGER.exchange("a").equals("b");
        other.join();
    }
}
