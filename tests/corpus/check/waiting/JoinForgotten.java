//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: main reads the result while the worker may not have written it.
public class JoinForgotten {
    static int result;

    static final class Worker extends Thread {
        @Override
        public void run() {
            result = 42;
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        assert result == 42; //~
    }
}
