//@ verdict: violated
//@ property: termination
//@ options: --property termination
//@ claim: holds --property livelock
//@ claim: violated --ltl '<> [] !StartsForEver.works'
//@ claim: holds --ltl '[] <> StartsForEver.works && [] <> !StartsForEver.works'
//@ symmetry: needed every turn leaves an ended thread
// why: main starts a worker and joins it, again and again; each end of a thread is progress.
public class StartsForEver {
    static volatile boolean works;

    static final class Worker extends Thread {
        Worker() {
            super("worker");
        }

        @Override
        public void run() {
            works = true;
            works = false;
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
