//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the first gets the failure, the others are told that the class has failed.
public class FailureIsKnown {
    static final class Broken {
        static final int VALUE = Integer.parseInt("no number");
    }

    static void use() {
        try {
            assert Broken.VALUE == 0;
        } catch (ExceptionInInitializerError | NoClassDefFoundError expected) {
            return;
        }
    }

    static final class Using extends Thread {
        @Override
        public void run() {
            use();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Using using = new Using();
        using.start();
        use();
        using.join();
    }
}
