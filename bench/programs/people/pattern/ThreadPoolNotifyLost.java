//@ verdict: violated
//@ property: deadlock
// why: stop() wakes one worker only, the others wait for ever and main waits for them.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class ThreadPoolNotifyLost {
    private final Deque<Runnable> jobs = new ArrayDeque<>();
    private final List<Thread> workers = new ArrayList<>();
    private boolean stopped;

    ThreadPoolNotifyLost(int size) {
        for (int i = 0; i < size; i++) {
            Thread worker = new Thread(this::work, "pool-worker-" + i);
            workers.add(worker);
            worker.start();
        }
    }

    synchronized void submit(Runnable job) {
        jobs.addLast(job);
        notify();
    }

    private synchronized Runnable next() throws InterruptedException {
        while (jobs.isEmpty()) {
            if (stopped) {
                return null;
            }
            wait();
        }
        return jobs.removeFirst();
    }

    private void work() {
        try {
            Runnable job;
            while ((job = next()) != null) {
                job.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void stop() throws InterruptedException {
        synchronized (this) {
            stopped = true;
            notify();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolNotifyLost pool = new ThreadPoolNotifyLost(3);
        for (int i = 0; i < 6; i++) {
            final int n = i;
            pool.submit(() -> System.out.println("job " + n));
        }
        pool.stop();
        System.out.println("the pool has stopped");
    }
}
