//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was written before the put is visible after the take.
import java.util.concurrent.LinkedBlockingQueue;

public class QueuePublishes {
    static final class Box {
        int content;
    }

    static final LinkedBlockingQueue<Box> QUEUE = new LinkedBlockingQueue<>();

    static final class Sending extends Thread {
        @Override
        public void run() {
            try {
                Box box = new Box();
                box.content = 7;
                QUEUE.put(box);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Sending sending = new Sending();
        sending.start();
        assert QUEUE.take().content == 7;
        sending.join();
    }
}
