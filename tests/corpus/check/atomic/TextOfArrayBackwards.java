//@ verdict: holds
// why: the element that is read first is set last; the twin of TextOfArray.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class TextOfArrayBackwards {
    static final AtomicIntegerArray BOTH = new AtomicIntegerArray(2);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            BOTH.set(1, 1);
            BOTH.set(0, 1);
        });
        other.start();
        assert !BOTH.toString().equals("[1, 0]") : "the first is set after the second";
        other.join();
    }
}
