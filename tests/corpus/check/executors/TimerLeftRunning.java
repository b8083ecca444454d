//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the thread of a timer waits for tasks until it is cancelled, and keeps the program alive.
import java.util.Timer;
import java.util.TimerTask;

public class TimerLeftRunning {
    static final Timer TIMER = new Timer();

    static final class Ringing extends TimerTask {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    public static void main(String[] arguments) throws Exception {
        TIMER.schedule(new Ringing(), 1);
    }
}
