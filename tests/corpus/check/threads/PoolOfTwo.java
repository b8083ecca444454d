//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: two workers run the tasks at once.
public class PoolOfTwo {
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
        private final PoolOfTwo pool;

        Worker(PoolOfTwo pool) {
            this.pool = pool;
        }

        @Override
        public void run() {
            try {
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
            assert count == before + 1; //~
        }
    }

    public static void main(String[] arguments) {
        PoolOfTwo pool = new PoolOfTwo();
        pool.submit(new Task());
        pool.submit(new Task());
        new Worker(pool).start();
        new Worker(pool).start();
    }
}
