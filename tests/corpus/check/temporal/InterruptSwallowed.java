//@ verdict: violated
//@ property: termination
//@ options: --property termination
//@ claim: violated --property livelock
//@ claim: violated --ltl '<> thread(worker).ended'
// why: the sleep throws, which clears the flag, and the handler does not set it again.
public class InterruptSwallowed {
    static final class Worker extends Thread {
        Worker() {
            super("worker");
        }

        @Override
        public void run() {
            while (!isInterrupted()) {
                try {
                    Thread.sleep(1);
                } catch (InterruptedException swallowed) {
                    continue;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        worker.interrupt();
    }
}
