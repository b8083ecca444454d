//@ verdict: holds
//@ assurance: jmm
// why: after three periods the task cancels its timer, whose thread then ends.
import java.util.Timer;
import java.util.TimerTask;

public class TimerEndsItself {
    static final Timer TIMER = new Timer();

    static final class Task extends TimerTask {
        private int periods;

        @Override
        public void run() {
            periods++;
            assert periods <= 3;
            if (periods == 3) {
                TIMER.cancel();
            }
        }
    }

    public static void main(String[] arguments) {
        TIMER.schedule(new Task(), 10, 10);
    }
}
