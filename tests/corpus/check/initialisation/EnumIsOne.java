//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an enum constant is made once, by whoever comes first.
import java.util.concurrent.atomic.AtomicInteger;

public class EnumIsOne {
    static final AtomicInteger MADE = new AtomicInteger();

    enum Only {
        INSTANCE;

        Only() {
            MADE.incrementAndGet();
        }
    }

    static final class Using extends Thread {
        @Override
        public void run() {
            assert Only.INSTANCE != null;
        }
    }

    public static void main(String[] arguments) throws Exception {
        Using using = new Using();
        using.start();
        assert Only.INSTANCE != null;
        using.join();
        assert MADE.get() == 1;
    }
}
