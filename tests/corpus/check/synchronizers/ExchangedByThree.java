//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the third one finds nobody.
import java.util.concurrent.Exchanger;

public class ExchangedByThree {
    static final Exchanger<String> EXCHANGER = new Exchanger<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            try {
                EXCHANGER.exchange("b");
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Other().start();
        new Other().start();
        EXCHANGER.exchange("a");
    }
}
