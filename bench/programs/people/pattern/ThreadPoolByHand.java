//@ verdict: holds
// why: a pool by hand: workers wait in a loop for jobs or the end, and main joins them.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class ThreadPoolByHand {
    private final Deque<Runnable> jobs = new ArrayDeque<>();
    private final List<Thread> workers = new ArrayList<>();
    private boolean stopped;

    ThreadPoolByHand(int size) {
        for (int i = 0; i < size; i++) {
            Thread worker = new Thread(this::work, "pool-worker-" + i);
            workers.add(worker);
            worker.start();
        }
    }

    void submit(Runnable job) {
        synchronized (jobs) {
            if (stopped) {
                throw new IllegalStateException("the pool is stopped");
            }
            jobs.addLast(job);
            jobs.notify();
        }
    }

    private void work() {
        while (true) {
            Runnable job;
            synchronized (jobs) {
                while (jobs.isEmpty() && !stopped) {
                    try {
                        jobs.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (jobs.isEmpty()) {
                    return;
                }
                job = jobs.removeFirst();
            }
            job.run();
        }
    }

    void stop() throws InterruptedException {
        synchronized (jobs) {
            stopped = true;
            jobs.notifyAll();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadPoolByHand pool = new ThreadPoolByHand(3);
        int[] squares = new int[6];
        for (int i = 0; i < squares.length; i++) {
            final int n = i;
            pool.submit(() -> {
                squares[n] = n * n;
                System.out.println(Thread.currentThread().getName() + " did job " + n);
            });
        }
        pool.stop();
        int sum = 0;
        for (int square : squares) {
            sum += square;
        }
        assert sum == 55 : sum;
        System.out.println("sum of squares " + sum);
    }
}
