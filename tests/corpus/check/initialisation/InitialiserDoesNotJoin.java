//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the thread waits for the class, and nobody waits for the thread.
public class InitialiserDoesNotJoin {
    static final class Holder {
        static int value = 1;

        static {
            new Reading().start();
        }
    }

    static final class Reading extends Thread {
        @Override
        public void run() {
            assert Holder.value == 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        assert Holder.value == 1;
    }
}
