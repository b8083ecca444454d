//@ verdict: holds
//@ assumes: identity-hash
//@ assurance: jmm
//@ symmetry: needed every turn leaves garbage
// why: hashes that are computed at first use, and boxes that are kept, make no new states turn after turn.
public class CachesForEver {
    static volatile boolean never;

    static final class Worker extends Thread {
        private final String text = new String("text");

        @Override
        public void run() {
            while (!never) {
                assert text.hashCode() == "text".hashCode();
                assert Integer.valueOf(1000).hashCode() == 1000;
                Object fresh = new Object();
                assert fresh.hashCode() == System.identityHashCode(fresh);
            }
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
    }
}
