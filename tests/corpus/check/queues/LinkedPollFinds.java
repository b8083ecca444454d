//@ verdict: holds
//@ assurance: jmm
//@ jdk: 25
//@ ways: in turn
// why: the queue is never empty, and this one's poll goes on to the next element if another has taken the first.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedPollFinds {
    static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>(List.of(1));

    static final class Other extends Thread {
        @Override
        public void run() {
            QUEUE.offer(2);
            QUEUE.poll();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Other other = new Other();
        other.start();
        Integer found = QUEUE.poll();
        other.join();
        assert found != null;
    }
}
