//@ verdict: violated
//@ property: race|assertion
// why: check then act without a lock: two instances.
import java.util.concurrent.atomic.AtomicInteger;

public class LazySingletonUnsafe {
    private static LazySingletonUnsafe instance;
    private static final AtomicInteger INSTANCES = new AtomicInteger();

    private LazySingletonUnsafe() {
        INSTANCES.incrementAndGet();
        System.out.println("creating the singleton");
    }

    public static LazySingletonUnsafe getInstance() {
        if (instance == null) {
            instance = new LazySingletonUnsafe();
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> getInstance().hashCode());
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert INSTANCES.get() == 1 : INSTANCES.get() + " singletons";
    }
}
