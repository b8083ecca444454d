//@ verdict: violated
//@ property: assertion
// why: the time of one may be over before the other has come.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class HandOverTimedOut {
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
        assert got != null; //~
    }
}
