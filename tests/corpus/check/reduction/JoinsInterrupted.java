//@ verdict: violated
//@ property: assertion
// why: whether the other one has ended before decides whether a thread that is interrupted can join it.
public class JoinsInterrupted {
    public static void main(String[] arguments) {
        Thread other = new Thread(() -> { });
        other.start();
        Thread.currentThread().interrupt();
        try {
            other.join();
        } catch (InterruptedException e) {
            assert false;
        }
    }
}
