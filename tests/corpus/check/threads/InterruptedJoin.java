//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a thread that was interrupted and joins another one throws only if that one still lives.
public class InterruptedJoin {
    static volatile boolean thrown;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread joiner = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                worker.join();
            } catch (InterruptedException e) {
                thrown = true;
            }
        });
        worker.start();
        joiner.start();
        joiner.join();
        assert !thrown; //~
    }
}
