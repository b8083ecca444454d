//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: a thread ends before the one that it has started, and main waits for the first only.
public class NestedThreadsUnjoined {
    static int depth;

    static final class Level extends Thread {
        private final int left;

        Level(int left) {
            this.left = left;
        }

        @Override
        public void run() {
            depth++;
            if (left > 0) {
                new Level(left - 1).start();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Level first = new Level(1);
        first.start();
        first.join();
        assert depth == 2; //~
    }
}
