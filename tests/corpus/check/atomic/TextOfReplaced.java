//@ verdict: holds
// why: only the list that nobody refers to any more, and nobody read before, changes; the twin of TextOfReferent.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

public class TextOfReplaced {
    static final List<Integer> ONE = new CopyOnWriteArrayList<>();
    static final List<Integer> TWO = new CopyOnWriteArrayList<>();
    static final AtomicReference<List<Integer>> CURRENT = new AtomicReference<>(ONE);

    public static void main(String[] arguments) throws InterruptedException {
        CURRENT.set(TWO);
        Thread other = new Thread(() -> ONE.add(1));
        other.start();
        assert !CURRENT.toString().equals("[1]") : "the list had been replaced before";
        other.join();
    }
}
