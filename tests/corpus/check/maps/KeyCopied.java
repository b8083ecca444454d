//@ verdict: holds
// why: the map is asked for a copy, which never changes; the twin of KeyChanges.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class KeyCopied {
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(1));
    static final ConcurrentHashMap<List<Integer>, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws InterruptedException {
        MAP.put(List.of(2), 7);
        Thread other = new Thread(() -> {
            SOUGHT.set(0, 3);
            SOUGHT.set(0, 4);
        });
        other.start();
        assert MAP.get(List.copyOf(SOUGHT)) == null : "found by the hash of before and the contents of now";
        other.join();
    }
}
