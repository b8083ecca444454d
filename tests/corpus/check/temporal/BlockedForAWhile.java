//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] !thread(second).blocked'
//@ claim: holds --ltl '[] (thread(second).blocked -> <> thread(second).ended)'
//@ claim: violated --ltl '<> thread(second).blocked'
//@ claim: holds --ltl '<> [] !thread(second).blocked'
//@ claim: holds --ltl '[] !(thread(main).blocked && thread(second).blocked)'
// why: main may hold the lock when the second thread wants it, and gives it back.
public class BlockedForAWhile {
    static volatile int steps;

    static final class Second extends Thread {
        Second() {
            super("second");
        }

        @Override
        public void run() {
            synchronized (BlockedForAWhile.class) {
                steps = 2;
            }
        }
    }

    public static void main(String[] arguments) {
        new Second().start();
        synchronized (BlockedForAWhile.class) {
            steps = 1;
        }
    }
}
