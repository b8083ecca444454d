//@ verdict: violated
//@ property: assertion
//@ jdk: 25
//@ ways: in turn
// why: poll has seen 1 as the last element when 2 is appended and 1 is taken by another; it fails to take 1 and does not look further.
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;

public class TransferPollMisses {
    static final LinkedTransferQueue<Integer> QUEUE = new LinkedTransferQueue<>(List.of(1));

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
        assert found != null; //~
    }
}
