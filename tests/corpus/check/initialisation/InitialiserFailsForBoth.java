//@ verdict: holds
//@ assurance: jmm
// why: one thread gets the error of the initialiser, the other NoClassDefFoundError; both expect it.
public class InitialiserFailsForBoth {
    static final class Broken {
        static int value = compute();

        static int compute() {
            throw new IllegalStateException("initialiser");
        }
    }

    static final class User extends Thread {
        @Override
        public void run() {
            boolean failed = false;
            try {
                Broken.value = 1;
            } catch (ExceptionInInitializerError | NoClassDefFoundError expected) {
                failed = true;
            }
            assert failed;
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new User().start();
    }
}
