//@ verdict: holds
// why: ConcurrentHashMap.merge is atomic.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class WordCountMerge {
    private static final String[] TEXTS = {
        "the quick brown fox jumps over the lazy dog",
        "the dog sleeps and the fox runs",
        "a quick dog and a quick fox",
        "over and over again the fox jumps",
    };

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] counters = new Thread[TEXTS.length];
        for (int i = 0; i < TEXTS.length; i++) {
            final String text = TEXTS[i];
            counters[i] = new Thread(() -> {
                for (String word : text.split(" ")) {
                    counts.merge(word, 1, Integer::sum);
                }
            });
            counters[i].start();
        }
        for (Thread counter : counters) {
            counter.join();
        }
        for (Map.Entry<String, Integer> entry : new TreeMap<>(counts).entrySet()) {
            System.out.printf("%-8s %d%n", entry.getKey(), entry.getValue());
        }
        if (counts.get("the") != 5 || counts.get("fox") != 4) {
            throw new IllegalStateException("words were lost");
        }
    }
}
