//@ verdict: holds
//@ assurance: jmm
// why: one thread runs the initialiser, the other waits for it.
public class InitialisedOnce {
    static volatile int runs;

    static final class Lazy {
        static int value;

        static {
            runs = runs + 1;
            value = 7;
        }
    }

    static final class User extends Thread {
        @Override
        public void run() {
            assert Lazy.value == 7;
            assert runs == 1;
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new User().start();
    }
}
