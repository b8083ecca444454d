//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the task itself ends the timer.
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelled {
    static final Timer TIMER = new Timer();

    static final class Ringing extends TimerTask {
        @Override
        public void run() {
            TIMER.cancel();
        }
    }

    public static void main(String[] arguments) throws Exception {
        TIMER.schedule(new Ringing(), 1);
    }
}
