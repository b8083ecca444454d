//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (TestAndSetForEver.wants0 -> <> TestAndSetForEver.inside0)' --fairness strong
//@ claim: violated --ltl '[] (TestAndSetForEver.wants0 -> <> TestAndSetForEver.inside0)'
//@ claim: violated --ltl '[] (TestAndSetForEver.wants0 -> <> TestAndSetForEver.inside0)' --fairness none
//@ claim: holds --ltl '[] !(TestAndSetForEver.inside0 && TestAndSetForEver.inside1)'
//@ claim: holds --ltl '[] <> (TestAndSetForEver.inside0 || TestAndSetForEver.inside1)'
// why: the lock may be taken again by the other thread each time before this one tries; it moves, and never gets in.
import java.util.concurrent.atomic.AtomicBoolean;

public class TestAndSetForEver {
    static final AtomicBoolean taken = new AtomicBoolean();
    static volatile boolean wants0;
    static volatile boolean inside0;
    static volatile boolean inside1;

    static final class Zero extends Thread {
        @Override
        public void run() {
            while (true) {
                wants0 = true;
                while (taken.getAndSet(true)) {
                }
                inside0 = true;
                wants0 = false;
                inside0 = false;
                taken.set(false);
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            while (true) {
                while (taken.getAndSet(true)) {
                }
                inside1 = true;
                inside1 = false;
                taken.set(false);
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
