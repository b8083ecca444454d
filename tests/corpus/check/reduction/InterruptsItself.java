//@ verdict: violated
//@ property: assertion
// why: a thread that interrupts itself is seen to be interrupted by whoever looks then.
public class InterruptsItself {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            Thread.currentThread().interrupt();
            Thread.interrupted();
        });
        other.start();
        assert !other.isInterrupted();
        other.join();
    }
}
