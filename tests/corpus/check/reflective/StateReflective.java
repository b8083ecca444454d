//@ verdict: violated
//@ property: assertion
// why: the thread may wait for an element when main asks for its state, by reflection.
import java.lang.reflect.Method;
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
        // Asked for the first time, reflection makes its accessors.
        Method asks = Thread.class.getMethod("getState");
        asks.invoke(Thread.currentThread());
        Thread taker = new Thread(StateReflective::take);
        taker.start();
        Object state = asks.invoke(taker);
        queue.add(1);
        assert state != Thread.State.WAITING;
    }
}
