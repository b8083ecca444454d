//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: an unpark before the park is remembered.
import java.util.concurrent.locks.LockSupport;

public class PermitKept {
    static final class Waiting extends Thread {
        @Override
        public void run() {
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
