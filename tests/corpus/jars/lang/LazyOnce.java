//@ verdict: holds
// why: the lazy initializer of Commons Lang makes one object, which both threads get.
import org.apache.commons.lang3.concurrent.ConcurrentException;
import org.apache.commons.lang3.concurrent.LazyInitializer;
import org.apache.commons.lang3.mutable.MutableInt;

public class LazyOnce {
    static int made;
    static final LazyInitializer<int[]> LAZY = new LazyInitializer<int[]>() {
        @Override
        protected int[] initialize() {
            made++;
            return new int[] {made};
        }
    };

    static final class Getting extends Thread {
        final MutableInt calls = new MutableInt();
        int[] got;

        @Override
        public void run() {
            try {
                calls.increment();
                got = LAZY.get();
                calls.increment();
            } catch (ConcurrentException failure) {
                throw new IllegalStateException(failure);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Getting one = new Getting();
        Getting two = new Getting();
        one.start();
        two.start();
        one.join();
        two.join();
        assert one.got == two.got && made == 1;
    }
}
