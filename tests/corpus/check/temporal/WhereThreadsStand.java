//@ verdict: holds
//@ options: --ltl '[] (in(WhereThreadsStand.critical) -> WhereThreadsStand.locked)'
//@ claim: holds --ltl '<> at(WhereThreadsStand.critical:26)'
//@ claim: violated --ltl '[] !in(WhereThreadsStand.critical)'
//@ claim: holds --ltl '!in(WhereThreadsStand.critical) U WhereThreadsStand.locked'
//@ claim: violated --ltl '<> [] in(WhereThreadsStand.critical)'
// why: the method is called only under the lock, and left again.
public class WhereThreadsStand {
    static volatile boolean locked;
    static int calls;

    static final class Caller extends Thread {
        @Override
        public void run() {
            enter();
        }
    }

    static synchronized void enter() {
        locked = true;
        critical();
        locked = false;
    }

    private static void critical() {
        int before = calls;
        calls = before + 1;
    }

    public static void main(String[] arguments) {
        new Caller().start();
        enter();
    }
}
