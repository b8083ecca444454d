//@ verdict: holds
// why: two small pools for two services; the results come by futures, and a failure of one is caught.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class BulkheadExecutors {
    private final ExecutorService payments = Executors.newFixedThreadPool(2);
    private final ExecutorService reports = Executors.newFixedThreadPool(1);

    Future<String> pay(int id) {
        return payments.submit(() -> "paid " + id);
    }

    Future<String> report(int id) {
        return reports.submit(() -> {
            if (id == 2) {
                throw new IllegalStateException("no paper");
            }
            return "report " + id;
        });
    }

    void close() {
        payments.shutdown();
        reports.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        BulkheadExecutors services = new BulkheadExecutors();
        List<Future<String>> answers = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            answers.add(services.pay(i));
            answers.add(services.report(i));
        }
        int failures = 0;
        for (Future<String> answer : answers) {
            try {
                System.out.println(answer.get());
            } catch (ExecutionException e) {
                failures++;
                System.out.println("failed: " + e.getCause().getMessage());
            }
        }
        services.close();
        assert failures == 1;
    }
}
