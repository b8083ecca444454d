//@ verdict: violated
//@ property: assertion
// why: the thread may wait for an element when main asks for its state, by reflection.
import java.util.concurrent.LinkedBlockingQueue;

public class StateReflective {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static void take() {
        try {
            queue.take();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread taker = new Thread(StateReflective::take);
        taker.start();
        Object state = Thread.class.getMethod("getState").invoke(taker);
        queue.add(1);
        assert state != Thread.State.WAITING;
    }
}
