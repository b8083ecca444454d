//@ verdict: violated
//@ property: assertion
// why: hooks are started one after the other; one that runs already may find that the other one has not been started.
public class HooksLookRound {
    static final Hook FIRST = new Hook();
    static final Hook SECOND = new Hook();

    static final class Hook extends Thread {
        private Hook other;
        private volatile boolean done;

        @Override
        public void run() {
            assert other.isAlive() || other.done; //~
            done = true;
        }
    }

    public static void main(String[] arguments) {
        FIRST.other = SECOND;
        SECOND.other = FIRST;
        Runtime.getRuntime().addShutdownHook(FIRST);
        Runtime.getRuntime().addShutdownHook(SECOND);
    }
}
