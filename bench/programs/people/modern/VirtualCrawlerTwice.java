//@ verdict: violated
//@ property: exception
//@ jdk: 21
// why: contains and add of a concurrent set are two steps: a page is fetched twice.
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualCrawlerTwice {
    private static final Set<String> visited = ConcurrentHashMap.newKeySet();
    private static final AtomicInteger fetches = new AtomicInteger();

    static void fetch(String page) {
        if (visited.contains(page)) {
            return;
        }
        visited.add(page);
        fetches.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        List<String> links = List.of("/news", "/sport", "/news", "/home", "/sport", "/home");
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> futures = new ArrayList<>();
            for (String link : links) {
                futures.add(executor.submit(() -> fetch(link)));
            }
            for (Future<?> future : futures) {
                future.get();
            }
        }
        System.out.println("fetches: " + fetches);
        if (fetches.get() != 3) {
            throw new IllegalStateException(fetches + " fetches of 3 pages");
        }
    }
}
