//@ verdict: holds
//@ assumes: identity-hash
// why: whoever is the first, two objects have two hashes.
public class HashedBoth {
    static final Object ONE = new Object(), TWO = new Object();
    static volatile int step, one, two;

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> one = System.identityHashCode(ONE));
        Thread second = new Thread(() -> {
            step = 1;
            two = System.identityHashCode(TWO);
        });
        first.start();
        second.start();
        first.join();
        second.join();
        assert one != two;
    }
}
