//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: two threads add to one counter, each under a lock of its own: an addition is lost.
public class SectionOtherLock {
    static final Object ONE = new Object();
    static final Object TWO = new Object();
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            synchronized (ONE) {
                count++;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (TWO) {
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
