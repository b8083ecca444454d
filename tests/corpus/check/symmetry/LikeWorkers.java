//@ verdict: holds
//@ assurance: jmm
// why: every addition is made under the lock, and main waits for all workers.
public class LikeWorkers {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[4];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(LikeWorkers::add);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == workers.length;
    }
}
