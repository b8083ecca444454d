//@ verdict: violated
//@ property: race|assertion
//@ ways: in turn
// why: a permit too many lets two threads in.
import java.util.concurrent.Semaphore;

public class PermitReleasedTwice {
    static final Semaphore PERMIT = new Semaphore(1);
    static int count;

    static void add() {
        PERMIT.acquireUninterruptibly();
        count++;
        PERMIT.release();
    }

    static final class Adding extends Thread {
        @Override
        public void run() {
            add();
        }
    }

    public static void main(String[] arguments) throws Exception {
        PERMIT.release();
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert count == 2;
    }
}
