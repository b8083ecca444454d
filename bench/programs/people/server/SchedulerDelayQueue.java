//@ verdict: holds
// why: a scheduler thread takes due jobs from a priority queue under a lock with a condition; stop ends it.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SchedulerDelayQueue {
    private record Job(long due, String name, Runnable action) {
    }

    private final PriorityQueue<Job> jobs = new PriorityQueue<>(Comparator.comparingLong(Job::due).thenComparing(Job::name));
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Thread runner = new Thread(this::loop, "scheduler");
    private boolean stopped;

    void start() {
        runner.start();
    }

    void schedule(String name, long delayMillis, Runnable action) {
        lock.lock();
        try {
            jobs.add(new Job(System.currentTimeMillis() + delayMillis, name, action));
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    void stop() throws InterruptedException {
        lock.lock();
        try {
            stopped = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
        runner.join();
    }

    private void loop() {
        while (true) {
            Job job;
            lock.lock();
            try {
                while (jobs.isEmpty() || jobs.peek().due() > System.currentTimeMillis()) {
                    if (stopped && jobs.isEmpty()) {
                        return;
                    }
                    if (jobs.isEmpty()) {
                        changed.await();
                    } else {
                        changed.await(jobs.peek().due() - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
                    }
                }
                job = jobs.poll();
            } catch (InterruptedException e) {
                return;
            } finally {
                lock.unlock();
            }
            job.action().run();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SchedulerDelayQueue scheduler = new SchedulerDelayQueue();
        List<String> log = new ArrayList<>();
        scheduler.start();
        scheduler.schedule("mail", 20, () -> log.add("mail"));
        scheduler.schedule("backup", 10, () -> log.add("backup"));
        scheduler.stop();
        System.out.println(log);
        assert log.size() == 2;
    }
}
