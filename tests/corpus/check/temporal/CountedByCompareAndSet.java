//@ verdict: holds
//@ options: --ltl '<> (CountedByCompareAndSet.count.value == 2)' --fairness none
//@ claim: holds --property termination --fairness none
//@ claim: holds --property livelock --fairness none
//@ claim: violated --ltl '<> (CountedByCompareAndSet.count.value == 3)'
// why: an attempt fails only if the other thread has succeeded, and each succeeds only once: nobody tries for ever.
import java.util.concurrent.atomic.AtomicInteger;

public class CountedByCompareAndSet {
    static final AtomicInteger count = new AtomicInteger();

    static final class Counter extends Thread {
        @Override
        public void run() {
            int before;
            do {
                before = count.get();
            } while (!count.compareAndSet(before, before + 1));
        }
    }

    public static void main(String[] arguments) {
        new Counter().start();
        new Counter().start();
    }
}
