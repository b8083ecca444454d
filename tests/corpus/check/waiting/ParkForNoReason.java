//@ verdict: violated
//@ property: exception
//@ options: --spurious-wakeups
// why: park may return for no reason, and the thread does not look again.
import java.util.concurrent.locks.LockSupport;

public class ParkForNoReason {
    static volatile boolean told;

    public static void main(String[] arguments) {
        Thread sleeper = new Thread(() -> {
            LockSupport.park();
            if (!told) {
                throw new IllegalStateException("woken for no reason"); //~
            }
        });
        sleeper.start();
        told = true;
        LockSupport.unpark(sleeper);
    }
}
