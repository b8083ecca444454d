//@ verdict: violated
//@ property: assertion
// why: what is caught is of a subclass, whose text is made of what the other thread does.
public class CaughtTellsTextOfSubclass {
    static volatile int left;
    static volatile int right;
    static int first;
    static int second;

    static class Own extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    static class Special extends Own {
        @Override
        public String toString() {
            left = 1;
            first = right;
            return "own";
        }
    }

    static void fail() {
        throw new Special();
    }

    static void one() {
        try {
            fail();
        } catch (Own e) {
            new AssertionError(e);
        }
    }

    static void two() {
        right = 1;
        second = left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(CaughtTellsTextOfSubclass::one);
        Thread two = new Thread(CaughtTellsTextOfSubclass::two);
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
