//@ verdict: violated
//@ property: assertion
// why: reading and writing are two steps, and an increment between them is lost.
import java.util.concurrent.atomic.AtomicLong;

public class LongCountedInTwoSteps {
    static final AtomicLong COUNT = new AtomicLong(0xFFFF_FFFFL);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> COUNT.incrementAndGet());
        other.start();
        COUNT.set(COUNT.get() + 1);
        other.join();
        assert COUNT.get() == 0x1_0000_0001L; //~
    }
}
