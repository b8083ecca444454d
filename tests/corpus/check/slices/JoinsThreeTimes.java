//@ verdict: violated
//@ property: assertion
// why: the loop ends, and then the assertion fails.

/** The twin of JoinsForEver: three turns. */
public class JoinsThreeTimes {
    private static class Worker extends Thread {
        Worker() {
            super("worker");
        }

        @Override
        public void run() {
            Thread.yield();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        for (int turn = 0; turn < 3; turn++) {
            Thread worker = new Worker();
            worker.start();
            worker.join();
        }
        assert false : "the loop has ended"; //~
    }
}
