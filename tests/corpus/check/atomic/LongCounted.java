//@ verdict: holds
//@ assurance: jmm
// why: each change of the number of type long is one step, also where its halves change both.
import java.util.concurrent.atomic.AtomicLong;

public class LongCounted {
    static final AtomicLong COUNT = new AtomicLong(0xFFFF_FFFFL);

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> COUNT.accumulateAndGet(2, (before, by) -> before + by));
        other.start();
        long seen = COUNT.incrementAndGet();
        other.join();
        assert seen == 0x1_0000_0000L || seen == 0x1_0000_0002L;
        assert COUNT.get() == 0x1_0000_0002L && !COUNT.compareAndSet(2, 3) && COUNT.getAndAdd(-5) == 0x1_0000_0002L;
        assert COUNT.longValue() == 0xFFFF_FFFDL;
    }
}
