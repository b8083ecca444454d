//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the function may be applied more often than twice.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateCountsCalls {
    static final AtomicInteger VALUE = new AtomicInteger(1);
    static final AtomicInteger CALLS = new AtomicInteger();

    static int twice(int value) {
        CALLS.incrementAndGet();
        return 2 * value;
    }

    static final class Doubling extends Thread {
        @Override
        public void run() {
            VALUE.updateAndGet(UpdateCountsCalls::twice);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Doubling doubling = new Doubling();
        doubling.start();
        VALUE.updateAndGet(UpdateCountsCalls::twice);
        doubling.join();
        assert CALLS.get() == 2;
    }
}
