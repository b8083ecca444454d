//@ verdict: violated
//@ property: assertion
// why: addAll reads the other list before it takes its own lock, so two of them may both read first: no whole.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class AddAllCrossed {
    static final CopyOnWriteArrayList<Integer> ONE = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> TWO = new CopyOnWriteArrayList<>(List.of(2));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> TWO.addAll(ONE));
        other.start();
        ONE.addAll(TWO);
        other.join();
        assert ONE.size() + TWO.size() > 4 : "both have read first";
    }
}
