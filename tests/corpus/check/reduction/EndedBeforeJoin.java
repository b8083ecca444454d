//@ verdict: holds
// why: the other thread has ended before.
public class EndedBeforeJoin {
    static volatile int step;
    static volatile boolean thrown;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread joiner = new Thread(() -> {
            Thread.currentThread().interrupt();
            step = 1;
            try {
                worker.join();
            } catch (InterruptedException e) {
                thrown = true;
            }
        });
        worker.start();
        worker.join();
        joiner.start();
        joiner.join();
        assert !thrown;
    }
}
