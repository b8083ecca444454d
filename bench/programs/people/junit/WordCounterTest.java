//@ test: violated | countsWithHashMap
//@ test: holds | countsWithConcurrentMap
//@ test: violated assertion | countsWithGetAndPut
// why: only merge of a concurrent map is atomic.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WordCounterTest {
    private static final String TEXT = "one two two three three three";

    private static void twice(Consumer<String> counting) throws InterruptedException {
        Runnable task = () -> {
            for (String word : TEXT.split(" ")) {
                counting.accept(word);
            }
        };
        Thread one = new Thread(task);
        Thread two = new Thread(task);
        one.start();
        two.start();
        one.join();
        two.join();
    }

    @Test
    void countsWithHashMap() throws InterruptedException {
        Map<String, Integer> counts = new HashMap<>();
        twice(word -> counts.merge(word, 1, Integer::sum));
        assertEquals(6, counts.get("three"));
    }

    @Test
    void countsWithConcurrentMap() throws InterruptedException {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        twice(word -> counts.merge(word, 1, Integer::sum));
        assertEquals(6, counts.get("three"));
    }

    @Test
    void countsWithGetAndPut() throws InterruptedException {
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        twice(word -> counts.put(word, counts.getOrDefault(word, 0) + 1));
        assertEquals(6, counts.get("three"));
    }
}
