//@ verdict: holds
// why: who has joined a thread finds it ended, whatever its body has locked; the twin of AliveAfterBody.
public class EndedAfterBody {
    static volatile int written;

    static final class Worker extends Thread {
        @Override
        public synchronized void run() {
            written = 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join();
        int seen;
        synchronized (worker) {
            seen = written;
        }
        assert seen == 1 && !worker.isAlive() : "still alive";
    }
}
