//@ verdict: unknown
//@ reason: unsupported: more than 40 periods of a task that is repeated for ever
// why: the timer runs its task for ever; every period has a later time, so there is no end of states.
import java.util.Timer;
import java.util.TimerTask;

public class TimerForEver {
    static volatile boolean flag;

    static final class Task extends TimerTask {
        @Override
        public void run() {
            flag = !flag;
        }
    }

    public static void main(String[] arguments) {
        new Timer().schedule(new Task(), 10, 10);
    }
}
