//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the only worker runs a task that waits for the next task, which nobody else can run.
public class PoolStarves {
    static final Object LOCK = new Object();
    static boolean opened;

    static final class Waits implements Runnable {
        @Override
        public void run() {
            synchronized (LOCK) {
                while (!opened) {
                    try {
                        LOCK.wait(); //~
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
        new Worker(new Waits(), new Opens()).start();
    }
}
