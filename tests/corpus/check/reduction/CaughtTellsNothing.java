//@ verdict: holds
//@ assurance: jmm
// why: what is caught is no such exception.
public class CaughtTellsNothing {
    static volatile int left;
    static volatile int right;
    static int first;
    static int second;

    static class Own extends RuntimeException {
        @Override
        public String toString() {
            left = 1;
            first = right;
            return "own";
        }
    }

    static void fail() {
        throw new IllegalStateException();
    }

    static void one() {
        try {
            fail();
        } catch (IllegalStateException e) {
            new AssertionError(e);
        }
    }

    static void two() {
        right = 1;
        second = left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(CaughtTellsNothing::one);
        Thread two = new Thread(CaughtTellsNothing::two);
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
