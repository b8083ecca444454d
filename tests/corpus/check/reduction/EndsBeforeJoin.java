//@ verdict: violated
//@ property: assertion
// why: a thread that was interrupted and joins another one throws if that one still lives; it may do something of its own before.
public class EndsBeforeJoin {
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
        joiner.start();
        joiner.join();
        assert !thrown;
    }
}
