//@ verdict: violated
//@ property: assertion
// why: a synchronized run has left its monitor before its thread ends, so others may find it alive in between.
public class AliveAfterBody {
    static volatile int written;

    static final class Worker extends Thread {
        @Override
        public synchronized void run() {
            written = 1;
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        int seen;
        synchronized (worker) {
            seen = written;
        }
        assert seen == 0 || !worker.isAlive() : "still alive";
    }
}
