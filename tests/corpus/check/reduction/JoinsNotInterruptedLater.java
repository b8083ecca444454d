//@ verdict: holds
// why: main takes its interrupt back before it joins; the twin of JoinsInterruptedLater.
public class JoinsNotInterruptedLater {
    static volatile boolean written;

    public static void main(String[] arguments) throws Exception {
        Thread writer = new Thread(() -> written = true);
        Thread other = new Thread(() -> { });
        writer.start();
        other.start();
        System.out.println(written);
        Thread.currentThread().interrupt();
        assert Thread.interrupted();
        try {
            other.join();
        } catch (InterruptedException exception) {
            assert false;
        }
    }
}
