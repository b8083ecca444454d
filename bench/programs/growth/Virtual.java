import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** N tasks that count, each on a virtual thread of an executor. */
public class Virtual {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        int tasks = Integer.parseInt(args[0]);
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 0; number < tasks; number++) {
                executor.submit(count::incrementAndGet);
            }
        }
        assert count.get() == tasks;
    }
}
