//@ verdict: holds
//@ assurance: jmm
//@ symmetry: needed every turn leaves an ended thread
// why: each thread ends and becomes garbage; numbers and names of threads that nobody reads make no new states.
public class ThreadsForEver {
    static final class Worker extends Thread {
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
            Worker worker = new Worker();
            worker.start();
            worker.join();
        }
    }
}
