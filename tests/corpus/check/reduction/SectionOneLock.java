//@ verdict: holds
// why: as SectionOtherLock, with one lock.
public class SectionOneLock {
    static final Object ONE = new Object();
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized (ONE) {
                count++;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (ONE) {
                count++;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}
