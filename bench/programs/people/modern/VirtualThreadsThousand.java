//@ verdict: holds
//@ jdk: 21
// why: a hundred virtual threads each add one to an AtomicInteger; close() of the executor waits for all.
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class VirtualThreadsThousand {
    public static void main(String[] args) {
        AtomicInteger finished = new AtomicInteger();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, 100).forEach(i -> {
                executor.submit(() -> {
                    Thread.sleep(Duration.ofSeconds(1));
                    finished.incrementAndGet();
                    return i;
                });
            });
        }
        System.out.println("finished: " + finished.get());
        if (finished.get() != 100) {
            throw new AssertionError(finished.get());
        }
    }
}
