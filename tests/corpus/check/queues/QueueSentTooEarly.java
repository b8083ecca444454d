//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: the box is filled after it was sent.
import java.util.concurrent.LinkedBlockingQueue;

public class QueueSentTooEarly {
    static final class Box {
        int content;
    }

    static final LinkedBlockingQueue<Box> QUEUE = new LinkedBlockingQueue<>();

    static final class Sending extends Thread {
        @Override
        public void run() {
            try {
                Box box = new Box();
                QUEUE.put(box);
                box.content = 7;
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Sending sending = new Sending();
        sending.start();
        int seen = QUEUE.take().content;
        sending.join();
        assert seen == 0 || seen == 7;
    }
}
