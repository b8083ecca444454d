//@ verdict: violated
//@ property: assertion
// why: main looks at something else before it interrupts itself and joins, which throws if the other thread still lives.
public class JoinsInterruptedLater {
    static volatile boolean written;

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> written = true);
        Thread other = new Thread(() -> { });
        writer.start();
        other.start();
        System.out.println(written);
        Thread.currentThread().interrupt();
        try {
            other.join();
        } catch (InterruptedException exception) {
            assert false;
        }
    }
}
