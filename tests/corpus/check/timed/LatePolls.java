//@ verdict: holds
//@ assurance: sc
//@ options: --timeouts late
//@ claim: violated --property assertion --timeouts any
// why: the producer is never kept waiting, so a poll with a limit always finds what it puts; if time may pass at any moment it need not.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

public class LatePolls {
    public static void main(String[] arguments) throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread producer = new Thread() {
            @Override
            public void run() {
                queue.add(1);
                queue.add(2);
            }
        };
        producer.start();
        assert queue.poll(1, TimeUnit.SECONDS) != null;
        assert queue.poll(1, TimeUnit.SECONDS) != null;
        producer.join();
    }
}
