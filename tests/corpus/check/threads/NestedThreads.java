//@ verdict: holds
//@ assurance: jmm
// why: each thread starts the next and waits for it, so that the writes are ordered.
public class NestedThreads {
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
                Level next = new Level(left - 1);
                next.start();
                try {
                    next.join();
                } catch (InterruptedException nobodyDoesThis) {
                    throw new IllegalStateException(nobodyDoesThis);
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Level first = new Level(2);
        first.start();
        first.join();
        assert depth == 3;
    }
}
