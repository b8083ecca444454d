//@ verdict: violated
//@ property: assertion
//@ jdk: 17 only
// why: both threads end under the monitor of their group, and the one that comes second is seen to be blocked by it. A thread that
// begins to join must not be put off until the other one has been started.
public class BlockedAtEnd {
    static Thread first;
    static Thread second;

    static final class Worker extends Thread {
        private final boolean starts;

        Worker(boolean starts) {
            this.starts = starts;
        }

        @Override
        public synchronized void run() {
            if (starts) {
                second.start();
            } else {
                assert first.getState() != Thread.State.BLOCKED;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        first = new Worker(true);
        second = new Worker(false);
        first.start();
        second.join();
    }
}
