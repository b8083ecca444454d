//@ verdict: violated
//@ property: race|exception|assertion
// why: Int2IntCounterMap of Agrona is not safe for threads.
import org.agrona.collections.Int2IntCounterMap;

public class AgronaMapShared {
    public static void main(String[] args) throws InterruptedException {
        Int2IntCounterMap counts = new Int2IntCounterMap(0);
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    counts.incrementAndGet(i % 3);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counts);
        assert counts.get(0) == 8 : counts;
    }
}
