//@ verdict: holds
// why: only one of the two lists changes, and never to what the other is; the twin of ContainsReadsTwo.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ContainsReadsOne {
    static final CopyOnWriteArrayList<Integer> KEPT = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(2));
    static final CopyOnWriteArrayList<List<Integer>> ALL = new CopyOnWriteArrayList<>(List.of(KEPT));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            SOUGHT.set(0, 3);
            SOUGHT.set(0, 4);
        });
        other.start();
        assert !ALL.contains(SOUGHT) : "equal, though they were never equal at once";
        other.join();
    }
}
