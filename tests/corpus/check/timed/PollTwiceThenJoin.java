//@ verdict: holds
//@ assurance: jmm
// why: the first thread waits twice before there is another one; then it starts that, and waits for it.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTwiceThenJoin {
    static int seen;

    public static void main(String[] arguments) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Integer first = queue.poll(1, TimeUnit.SECONDS);
        Integer second = queue.poll(1, TimeUnit.SECONDS);
        Thread other = new Thread(() -> seen++);
        other.start();
        other.join();
        assert seen == 1 && first == null && second == null;
    }
}
