//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: the class has failed for everybody, also for who comes later.
public class FailureIsSeenByAll {
    static final class Broken {
        static final int VALUE = Integer.parseInt("no number");
    }

    static void use() {
        try {
            assert Broken.VALUE == 0;
        } catch (ExceptionInInitializerError expected) {
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
