//@ verdict: holds
// why: only one of the two lists changes, and never to what the other is; the twin of RemoveReadsTwo.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class RemoveReadsOne {
    static final CopyOnWriteArrayList<Integer> KEPT = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(2));
    static final LinkedBlockingQueue<List<Integer>> ALL = new LinkedBlockingQueue<>(List.of(KEPT));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            SOUGHT.set(0, 3);
            SOUGHT.set(0, 4);
        });
        other.start();
        assert !ALL.remove(SOUGHT) : "equal, though they were never equal at once";
        other.join();
    }
}
