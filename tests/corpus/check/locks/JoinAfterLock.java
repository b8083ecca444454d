//@ verdict: holds
//@ assurance: jmm
// why: main gives the lock back before it waits.
public class JoinAfterLock {
    static final Object LOCK = new Object();

    static final class Worker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        synchronized (LOCK) {
            worker.start();
        }
        worker.join();
    }
}
