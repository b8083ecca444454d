//@ about: atomic sections nest, let exceptions pass, and do not stand in the way of locks
import java.util.concurrent.CountDownLatch;
import sojourner.Verify;

public class VerifyAtomicSections {
    static final Object LOCK = new Object();
    static int sum;

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(VerifyAtomicSections::add);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sum);
        try {
            Verify.atomic(() -> Verify.atomic(() -> {
                throw new IllegalStateException("out of two sections");
            }));
        } catch (IllegalStateException passed) {
            System.out.println(passed.getMessage());
        }
        Verify.endAtomic();
        waitInside();
    }

    static void add() {
        for (int i = 0; i < 50; i++) {
            Verify.beginAtomic();
            synchronized (LOCK) {
                sum++;
            }
            Verify.endAtomic();
        }
    }

    /** A thread that waits inside a section lets the others move. */
    static void waitInside() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread other = new Thread(latch::countDown);
        Verify.beginAtomic();
        other.start();
        latch.await();
        other.join();
        Verify.endAtomic();
        System.out.println("waited");
    }
}
