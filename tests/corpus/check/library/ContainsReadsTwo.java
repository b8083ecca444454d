//@ verdict: violated
//@ property: assertion
// why: contains compares two lists that are read one after the other, each at its own moment: no whole.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ContainsReadsTwo {
    static final CopyOnWriteArrayList<Integer> KEPT = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(2));
    static final CopyOnWriteArrayList<List<Integer>> ALL = new CopyOnWriteArrayList<>(List.of(KEPT));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            KEPT.set(0, 3);
            SOUGHT.set(0, 1);
        });
        other.start();
        assert !ALL.contains(SOUGHT) : "equal, though they were never equal at once"; //~
        other.join();
    }
}
