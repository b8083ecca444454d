//@ verdict: violated
//@ property: assertion
// why: remove holds the locks of the queue, not those of the lists that it compares: they are read one after the other.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class RemoveReadsTwo {
    static final CopyOnWriteArrayList<Integer> KEPT = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> SOUGHT = new CopyOnWriteArrayList<>(List.of(2));
    static final LinkedBlockingQueue<List<Integer>> ALL = new LinkedBlockingQueue<>(List.of(KEPT));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            KEPT.set(0, 3);
            SOUGHT.set(0, 1);
        });
        other.start();
        assert !ALL.remove(SOUGHT) : "equal, though they were never equal at once"; //~
        other.join();
    }
}
