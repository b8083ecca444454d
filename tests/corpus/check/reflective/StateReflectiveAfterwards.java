//@ verdict: holds
// why: when main asks for the state of the thread, it has ended.
import java.util.concurrent.LinkedBlockingQueue;

public class StateReflectiveAfterwards {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static void take() {
        try {
            queue.take();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread taker = new Thread(StateReflectiveAfterwards::take);
        taker.start();
        queue.add(1);
        taker.join();
        Object state = Thread.class.getMethod("getState").invoke(taker);
        assert state == Thread.State.TERMINATED;
    }
}
