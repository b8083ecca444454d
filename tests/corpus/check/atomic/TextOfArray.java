//@ verdict: violated
//@ property: assertion
// why: the text of an atomic array is made of one element after the other.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class TextOfArray {
    static final AtomicIntegerArray BOTH = new AtomicIntegerArray(2);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            BOTH.set(0, 1);
            BOTH.set(1, 1);
        });
        other.start();
        assert !BOTH.toString().equals("[0, 1]") : "the second is set after the first"; //~
        other.join();
    }
}
