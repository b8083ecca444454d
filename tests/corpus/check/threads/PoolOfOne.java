//@ verdict: holds
//@ assurance: jmm
// why: one worker runs the tasks one after the other, so that they need no lock between them.
public class PoolOfOne {
    private final Runnable[] tasks = new Runnable[2];
    private int submitted;
    private int taken;

    synchronized void submit(Runnable task) {
        tasks[submitted++] = task;
        notifyAll();
    }

    synchronized Runnable take() throws InterruptedException {
        while (taken == submitted) {
            wait();
        }
        return tasks[taken++];
    }

    static final class Worker extends Thread {
        private final PoolOfOne pool;

        Worker(PoolOfOne pool) {
            this.pool = pool;
        }

        @Override
        public void run() {
            try {
                pool.take().run();
                pool.take().run();
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    static final class Task implements Runnable {
        static int count;

        @Override
        public void run() {
            int before = count;
            count = before + 1;
            assert count == before + 1;
        }
    }

    public static void main(String[] arguments) {
        PoolOfOne pool = new PoolOfOne();
        new Worker(pool).start();
        pool.submit(new Task());
        pool.submit(new Task());
    }
}
