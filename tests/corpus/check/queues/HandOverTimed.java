//@ verdict: holds
// why: the two give up or meet, and both know which.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class HandOverTimed {
    static final SynchronousQueue<String> QUEUE = new SynchronousQueue<>(true);
    static volatile boolean handed;

    public static void main(String[] arguments) throws InterruptedException {
        Thread giver = new Thread(() -> {
            try {
                handed = QUEUE.offer("x", 1, TimeUnit.SECONDS);
            } catch (InterruptedException nobodyInterrupts) {
                assert false;
            }
        });
        giver.start();
        String got = QUEUE.poll(1, TimeUnit.SECONDS);
        giver.join();
        assert handed == (got != null);
    }
}
