//@ verdict: holds
//@ assurance: jmm
// why: as in HeldUpReads, but the latch is opened twice, once by `writer`.
import java.util.concurrent.CountDownLatch;

public class HeldUpReadsAfterwards {
    static final CountDownLatch LATCH = new CountDownLatch(2);
    static volatile int value, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> {
            value = 1;
            LATCH.countDown();
        });
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
        assert seen == 1;
    }
}
