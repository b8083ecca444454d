/** A value that goes from one thread to the other by way of a volatile flag: no lock, and no race. */
public class SafeHandOver {
    static int value;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            value = 42;
            ready = true;
        }, "giver").start();
        while (!ready) {
            Thread.onSpinWait();
        }
        value++;
        assert value == 43;
    }
}
