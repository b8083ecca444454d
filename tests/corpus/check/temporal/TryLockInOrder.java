//@ verdict: holds
//@ options: --property livelock,termination
//@ claim: holds --ltl '<> (TryLockInOrder.done == 2)'
//@ claim: violated --property termination --fairness none
// why: both want the first lock first. Who has it gets the second one, does its work once, and lets the other go on.
import java.util.concurrent.atomic.AtomicBoolean;

public class TryLockInOrder {
    static final AtomicBoolean one = new AtomicBoolean();
    static final AtomicBoolean two = new AtomicBoolean();
    static volatile int done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            while (one.getAndSet(true)) {
            }
            while (two.getAndSet(true)) {
            }
            done++;
            two.set(false);
            one.set(false);
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
    }
}
