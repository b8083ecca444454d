//@ verdict: holds
// why: when main asks for the state of the thread, it has ended.
import java.lang.reflect.Method;
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
        // Asked for the first time, reflection makes its accessors.
        Method asks = Thread.class.getMethod("getState");
        asks.invoke(Thread.currentThread());
        Thread taker = new Thread(StateReflectiveAfterwards::take);
        taker.start();
        queue.add(1);
        taker.join();
        Object state = asks.invoke(taker);
        assert state == Thread.State.TERMINATED;
    }
}
