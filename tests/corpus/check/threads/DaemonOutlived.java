//@ verdict: holds
//@ assurance: jmm
// why: the daemon is told to go on only by main's end, after which it does not run any more.
public class DaemonOutlived {
    static final class Worker extends Thread {
        private final Thread parent;

        Worker(Thread parent) {
            this.parent = parent;
        }

        @Override
        public void run() {
            while (parent.isAlive()) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker(Thread.currentThread());
        worker.setDaemon(true);
        worker.start();
    }
}
