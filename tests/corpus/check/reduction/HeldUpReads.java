//@ verdict: violated
//@ property: assertion
// why: `reader` stands before a call that would wait; the latch may be opened, and `reader` read, before `writer` writes. Who chooses the writer's step
// alone must count a thread that is held up now and whose call somebody may let go on meanwhile.
import java.util.concurrent.CountDownLatch;

public class HeldUpReads {
    static final CountDownLatch LATCH = new CountDownLatch(1);
    static volatile int value, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            try {
                LATCH.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            seen = value;
        });
        Thread opener = new Thread(LATCH::countDown);
        writer.start();
        reader.start();
        opener.start();
        reader.join();
        assert seen == 1; //~
    }
}
