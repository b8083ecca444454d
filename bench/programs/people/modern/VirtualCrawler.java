//@ verdict: holds
//@ jdk: 21
// why: pages are visited once by the atomic add of a concurrent set; a phaser counts what is under way.
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;

public class VirtualCrawler {
    private static final Map<String, List<String>> WEB = Map.of(
        "/", List.of("/a", "/b"),
        "/a", List.of("/b", "/c"),
        "/b", List.of("/"),
        "/c", List.of());

    private final Set<String> visited = ConcurrentHashMap.newKeySet();
    private final Phaser underWay = new Phaser(1);
    private final ExecutorService executor;

    VirtualCrawler(ExecutorService executor) {
        this.executor = executor;
    }

    void visit(String page) {
        if (!visited.add(page)) {
            return;
        }
        underWay.register();
        executor.submit(() -> {
            try {
                System.out.println("visiting " + page);
                WEB.get(page).forEach(this::visit);
            } finally {
                underWay.arriveAndDeregister();
            }
        });
    }

    public static void main(String[] args) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            VirtualCrawler crawler = new VirtualCrawler(executor);
            crawler.visit("/");
            crawler.underWay.arriveAndAwaitAdvance();
            if (crawler.visited.size() != 4) {
                throw new AssertionError(crawler.visited);
            }
        }
        System.out.println("done");
    }
}
