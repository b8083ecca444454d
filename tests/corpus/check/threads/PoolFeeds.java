//@ verdict: holds
//@ assurance: jmm
// why: with a worker for each task the one can open for the other.
public class PoolFeeds {
    static final Object LOCK = new Object();
    static boolean opened;

    static final class Waits implements Runnable {
        @Override
        public void run() {
            synchronized (LOCK) {
                while (!opened) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException nobodyDoesThis) {
                        throw new IllegalStateException(nobodyDoesThis);
                    }
                }
            }
        }
    }

    static final class Opens implements Runnable {
        @Override
        public void run() {
            synchronized (LOCK) {
                opened = true;
                LOCK.notifyAll();
            }
        }
    }

    static final class Worker extends Thread {
        private final Runnable[] tasks;

        Worker(Runnable... tasks) {
            this.tasks = tasks;
        }

        @Override
        public void run() {
            for (Runnable task : tasks) {
                task.run();
            }
        }
    }

    public static void main(String[] arguments) {
        new Worker(new Waits()).start();
        new Worker(new Opens()).start();
    }
}
