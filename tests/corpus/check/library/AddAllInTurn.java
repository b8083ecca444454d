//@ verdict: holds
// why: under one lock the second addAll reads what the first one has added; the twin of AddAllCrossed.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class AddAllInTurn {
    static final CopyOnWriteArrayList<Integer> ONE = new CopyOnWriteArrayList<>(List.of(1));
    static final CopyOnWriteArrayList<Integer> TWO = new CopyOnWriteArrayList<>(List.of(2));

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (AddAllInTurn.class) {
                TWO.addAll(ONE);
            }
        });
        other.start();
        synchronized (AddAllInTurn.class) {
            ONE.addAll(TWO);
        }
        other.join();
        assert ONE.size() + TWO.size() > 4 : "both have read first";
    }
}
