//@ verdict: violated
//@ property: livelock
//@ options: --property livelock --fairness strong
//@ claim: violated --property livelock
//@ claim: violated --property termination
//@ claim: holds --property deadlock
//@ claim: violated --ltl '<> (TryLockDance.done == 2)'
// why: each thread takes its own lock, fails to get the other's, gives its own back and tries again, in step for ever.
import java.util.concurrent.atomic.AtomicBoolean;

public class TryLockDance {
    static final AtomicBoolean one = new AtomicBoolean();
    static final AtomicBoolean two = new AtomicBoolean();
    static volatile int done;

    static final class Dancer extends Thread {
        private final AtomicBoolean mine;
        private final AtomicBoolean other;

        Dancer(AtomicBoolean mine, AtomicBoolean other) {
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            while (!both()) {
            }
            count();
            other.set(false);
            mine.set(false);
        }

        private boolean both() {
            while (mine.getAndSet(true)) {
            }
            if (!other.getAndSet(true)) {
                return true;
            }
            mine.set(false);
            return false;
        }
    }

    static synchronized void count() {
        done++;
    }

    public static void main(String[] arguments) {
        new Dancer(one, two).start();
        new Dancer(two, one).start();
    }
}
