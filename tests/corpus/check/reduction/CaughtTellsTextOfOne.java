//@ verdict: violated
//@ property: assertion
// why: one of the two that are caught has a text that is made of what the other thread does.
public class CaughtTellsTextOfOne {
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
        throw new Own();
    }

    static void one() {
        try {
            fail();
        } catch (IllegalStateException | Own e) {
            new AssertionError(e);
        }
    }

    static void two() {
        right = 1;
        second = left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(CaughtTellsTextOfOne::one);
        Thread two = new Thread(CaughtTellsTextOfOne::two);
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
