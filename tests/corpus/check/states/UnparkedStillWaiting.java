//@ verdict: violated
//@ property: assertion
// why: who is unparked is still seen waiting until it has moved.
import java.util.concurrent.locks.LockSupport;

public class UnparkedStillWaiting {
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(LockSupport::park);
        other.start();
        LockSupport.unpark(other);
        assert other.getState() != Thread.State.WAITING; //~
    }
}
