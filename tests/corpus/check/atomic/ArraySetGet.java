//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: reading and writing an element are two operations.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArraySetGet {
    static final AtomicIntegerArray COUNTS = new AtomicIntegerArray(2);

    static final class Adding extends Thread {
        @Override
        public void run() {
            COUNTS.set(1, COUNTS.get(1) + 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        COUNTS.set(1, COUNTS.get(1) + 1);
        adding.join();
        assert COUNTS.get(1) == 2;
    }
}
