//@ verdict: holds
//@ assurance: jmm
// why: the producer has ended and has put one; the consumer gets it and then finds nothing twice.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class DrainAll {
    public static void main(String[] arguments) throws Exception {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> queue.add(1));
        producer.start();
        producer.join();
        int idle = 0;
        int got = 0;
        while (idle < 2) {
            Integer taken = queue.poll(1, TimeUnit.SECONDS);
            if (taken == null) {
                idle++;
            } else {
                got += taken;
            }
        }
        assert got == 1 : got;
    }
}
