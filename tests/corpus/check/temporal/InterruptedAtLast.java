//@ verdict: holds
//@ options: --property termination,livelock
//@ claim: violated --property termination --fairness none
//@ claim: holds --ltl '<> thread(worker).ended'
// why: main interrupts the worker, which asks for that in each round.
public class InterruptedAtLast {
    static final class Worker extends Thread {
        Worker() {
            super("worker");
        }

        @Override
        public void run() {
            while (!isInterrupted()) {
            }
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        worker.interrupt();
    }
}
