//@ verdict: holds
//@ assurance: jmm
// why: the interrupt was taken back before.
public class JoinsNotInterrupted {
    public static void main(String[] arguments) {
        Thread other = new Thread(() -> { });
        other.start();
        Thread.currentThread().interrupt();
        assert Thread.interrupted();
        try {
            other.join();
        } catch (InterruptedException e) {
            assert false;
        }
    }
}
