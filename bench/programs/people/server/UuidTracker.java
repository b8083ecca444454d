//@ verdict: holds
// why: every job has an id of its own; the map is concurrent and the states are volatile.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class UuidTracker {
    static class Job {
        final String id = UUID.randomUUID().toString();
        volatile String state = "new";
    }

    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    Job create() {
        Job job = new Job();
        jobs.put(job.id, job);
        return job;
    }

    void execute(Job job) {
        job.state = "running";
        System.out.printf("[%s] %s is %s%n", Thread.currentThread().getName(), job.id.substring(0, 8), job.state);
        job.state = "done";
    }

    public static void main(String[] args) throws Exception {
        UuidTracker tracker = new UuidTracker();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            futures.add(pool.submit(() -> tracker.execute(tracker.create())));
        }
        for (Future<?> future : futures) {
            future.get();
        }
        pool.shutdown();
        for (Job job : tracker.jobs.values()) {
            assert job.state.equals("done");
        }
    }
}
