//@ verdict: violated
//@ property: assertion
// why: get asks the key for its hash and later whether it is equal; the key may change in between.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class KeyChanges {
    static final CopyOnWriteArrayList<Integer> KEPT = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(1));
    static final ConcurrentHashMap<List<Integer>, Integer> MAP = new ConcurrentHashMap<>();

    public static void main(String[] arguments) throws InterruptedException {
        MAP.put(KEPT, 7);
        KEPT.set(0, 2);
        // Now it has the contents of one list and the place of another.
        Thread other = new Thread(() -> {
            SOUGHT.set(0, 3);
            KEPT.set(0, 3);
        });
        other.start();
        assert MAP.get(SOUGHT) == null : "found by the hash of before and the contents of now"; //~
        other.join();
    }
}
