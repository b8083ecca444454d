//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
// why: the lock is replaced by another one while a thread still holds the first.
public class SectionLockReplaced {
    static volatile Object lock = new Object();
    static int count;

    static void add() {
        synchronized (lock) {
            count++;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> {
            lock = new Object();
            add();
        });
        Thread second = new Thread(() -> {
            add();
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}
