//@ verdict: holds
//@ symmetry: needed every turn leaves an ended thread
// why: each thread ends before the next one is made, and main never comes to an end.

/** What the threads do is nobody's business, but threads that are made and not started would be more and more. */
public class JoinsForEver {
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
        while (true) {
            Thread worker = new Worker();
            worker.start();
            worker.join();
        }
    }
}
