//@ about: Threads race for lazy initialisation: class initialisers, one of them failing, and double-checked locking.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class InitialisedOnce {
    private static final AtomicInteger HOLDER_RUNS = new AtomicInteger();
    private static final AtomicInteger CHECKED_RUNS = new AtomicInteger();
    private static final AtomicInteger BROKEN_RUNS = new AtomicInteger();
    private static volatile int[] checked;

    static final class InitialisedOnceHolder {
        static final int[] VALUE = {HOLDER_RUNS.incrementAndGet() * 10};

        static {
            Thread.yield();
            VALUE[0]++;
        }
    }

    static final class InitialisedOnceBroken {
        static final int VALUE = fail();

        private static int fail() {
            BROKEN_RUNS.incrementAndGet();
            throw new IllegalStateException("cannot initialise");
        }
    }

    private static int[] checked() {
        int[] local = checked;
        if (local == null) {
            synchronized (InitialisedOnce.class) {
                if (checked == null) {
                    checked = new int[] {CHECKED_RUNS.incrementAndGet()};
                }
                local = checked;
            }
        }
        return local;
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch start = new CountDownLatch(1);
        AtomicInteger holderSum = new AtomicInteger();
        AtomicInteger checkedSum = new AtomicInteger();
        AtomicInteger initialiserErrors = new AtomicInteger();
        AtomicInteger notFound = new AtomicInteger();
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    start.await();
                    holderSum.addAndGet(InitialisedOnceHolder.VALUE[0]);
                    checkedSum.addAndGet(checked()[0]);
                    holderSum.addAndGet(InitialisedOnceBroken.VALUE);
                } catch (ExceptionInInitializerError e) {
                    initialiserErrors.incrementAndGet();
                } catch (NoClassDefFoundError e) {
                    notFound.incrementAndGet();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            threads[i].start();
        }
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(holderSum + " " + HOLDER_RUNS + " " + checkedSum + " " + CHECKED_RUNS);
        System.out.println(BROKEN_RUNS + " " + initialiserErrors + " " + notFound);
    }
}
