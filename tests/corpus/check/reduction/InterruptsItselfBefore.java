//@ verdict: holds
//@ assurance: jmm
// why: who looks after the end finds that the interrupt was taken back.
public class InterruptsItselfBefore {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            Thread.currentThread().interrupt();
            Thread.interrupted();
        });
        other.start();
        other.join();
        assert !other.isInterrupted();
    }
}
