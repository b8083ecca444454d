//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the function is applied again if another thread came in between.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateRetries {
    static final AtomicInteger VALUE = new AtomicInteger(1);

    static int twice(int value) {
        return 2 * value;
    }

    static final class Doubling extends Thread {
        @Override
        public void run() {
            VALUE.updateAndGet(UpdateRetries::twice);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Doubling doubling = new Doubling();
        doubling.start();
        VALUE.updateAndGet(UpdateRetries::twice);
        doubling.join();
        assert VALUE.get() == 4;
    }
}
