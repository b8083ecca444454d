//@ verdict: holds
//@ assurance: jmm
// why: who is unparked was never blocked.
import java.util.concurrent.locks.LockSupport;

public class UnparkedNotBlocked {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(LockSupport::park);
        other.start();
        LockSupport.unpark(other);
        assert other.getState() != Thread.State.BLOCKED;
    }
}
