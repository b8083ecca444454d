//@ verdict: violated
//@ property: assertion
// why: hashes are given one after the other, and either thread may be the first, though the second does something of its own before.
public class HashedSecond {
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
        assert one < two;
    }
}
