//@ verdict: holds
//@ assurance: jmm
// why: as in CountedAfterLastWrite, but after a join.
public class CountedUntilJoined {
    static volatile boolean done;

    static final class Worker extends Thread {
        @Override
        public void run() {
            done = true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join();
        assert done && Thread.activeCount() == 1;
    }
}
