//@ verdict: holds
//@ assurance: jmm
// why: a thread has its group as long as it cannot end.
public class GroupBeforeEnd {
    static final Object LOCK = new Object();

    static final class Worker extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Worker worker = new Worker();
        synchronized (LOCK) {
            worker.start();
            assert worker.getThreadGroup() != null;
        }
        worker.join();
    }
}
