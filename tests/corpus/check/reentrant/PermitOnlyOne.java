//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: two unparks may leave one permit only.
import java.util.concurrent.locks.LockSupport;

public class PermitOnlyOne {
    static final class Waiting extends Thread {
        @Override
        public void run() {
            LockSupport.park();
            LockSupport.park();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Waiting waiting = new Waiting();
        waiting.start();
        LockSupport.unpark(waiting);
        LockSupport.unpark(waiting);
        waiting.join();
    }
}
