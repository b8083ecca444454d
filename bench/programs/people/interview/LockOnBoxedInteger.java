//@ verdict: violated
//@ property: race|assertion
// why: the lock is an Integer that is replaced by every increment: threads lock different objects.
public class LockOnBoxedInteger {
    private Integer count = 0;

    void increment() {
        synchronized (count) {
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LockOnBoxedInteger counter = new LockOnBoxedInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    counter.increment();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("count = " + counter.count);
        assert counter.count == 300 : counter.count;
    }
}
