//@ verdict: violated
//@ property: assertion
// why: the first thread waits twice before there is another one; then it starts that, and does not wait for it.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTwiceBeforeStart {
    static int seen;

    public static void main(String[] arguments) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        queue.poll(1, TimeUnit.SECONDS);
        queue.poll(1, TimeUnit.SECONDS);
        Thread other = new Thread(() -> {
            synchronized (queue) {
                seen++;
            }
        });
        other.start();
        synchronized (queue) {
            assert seen == 1; //~
        }
    }
}
