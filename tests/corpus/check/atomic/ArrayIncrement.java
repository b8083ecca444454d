//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an increment of an element is one operation.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArrayIncrement {
    static final AtomicIntegerArray COUNTS = new AtomicIntegerArray(2);

    static final class Adding extends Thread {
        @Override
        public void run() {
            COUNTS.incrementAndGet(1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Adding adding = new Adding();
        adding.start();
        COUNTS.incrementAndGet(1);
        adding.join();
        assert COUNTS.get(1) == 2;
    }
}
