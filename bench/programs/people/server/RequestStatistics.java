//@ verdict: violated
//@ property: race
// why: count and sum are written under a lock, but the average is computed without it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class RequestStatistics {
    private long count;
    private long totalMillis;

    synchronized void record(long millis) {
        count++;
        totalMillis += millis;
    }

    double average() {
        return count == 0 ? 0 : (double) totalMillis / count;
    }

    public static void main(String[] args) throws InterruptedException {
        RequestStatistics statistics = new RequestStatistics();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            final long millis = 10 + i;
            pool.submit(() -> statistics.record(millis));
        }
        for (int i = 0; i < 3; i++) {
            System.out.println("average so far: " + statistics.average());
            Thread.sleep(5);
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
    }
}
