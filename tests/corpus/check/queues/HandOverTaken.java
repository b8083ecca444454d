//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: put and take of a queue without room wait for each other.
import java.util.concurrent.SynchronousQueue;

public class HandOverTaken {
    static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();
    static int sent;

    static final class Sending extends Thread {
        @Override
        public void run() {
            try {
                sent = 1;
                QUEUE.put(7);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Sending sending = new Sending();
        sending.start();
        assert QUEUE.take() == 7;
        assert sent == 1;
        sending.join();
    }
}
