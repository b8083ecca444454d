//@ verdict: violated
//@ property: exception
// why: get and put on a ConcurrentHashMap are two steps: counts are lost, and main throws.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class WordCountLost {
    private static final String[] TEXTS = {
        "the quick brown fox jumps over the lazy dog",
        "the dog sleeps and the fox runs",
        "a quick dog and a quick fox",
        "over and over again the fox jumps",
    };

    private static final Map<String, Integer> counts = new ConcurrentHashMap<>();

    private static void count(String text) {
        for (String word : text.split(" ")) {
            Integer old = counts.get(word);
            if (old == null) {
                counts.put(word, 1);
            } else {
                counts.put(word, old + 1);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] counters = new Thread[TEXTS.length];
        for (int i = 0; i < TEXTS.length; i++) {
            final String text = TEXTS[i];
            counters[i] = new Thread(() -> count(text));
            counters[i].start();
        }
        for (Thread counter : counters) {
            counter.join();
        }
        for (Map.Entry<String, Integer> entry : new TreeMap<>(counts).entrySet()) {
            System.out.printf("%-8s %d%n", entry.getKey(), entry.getValue());
        }
        if (counts.get("the") != 5 || counts.get("fox") != 4) {
            throw new IllegalStateException("words were lost: " + counts);
        }
    }
}
