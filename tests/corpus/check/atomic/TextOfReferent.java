//@ verdict: violated
//@ property: assertion
// why: toString of an atomic reference reads the reference, and then the list that it was.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

public class TextOfReferent {
    static final List<Integer> ONE = new CopyOnWriteArrayList<>();
    static final List<Integer> TWO = new CopyOnWriteArrayList<>();
    static final AtomicReference<List<Integer>> CURRENT = new AtomicReference<>(ONE);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            CURRENT.set(TWO);
            ONE.add(1);
        });
        other.start();
        assert !CURRENT.toString().equals("[1]") : "the list had been replaced before"; //~
        other.join();
    }
}
