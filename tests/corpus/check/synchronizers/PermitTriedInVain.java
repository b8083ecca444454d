//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: the answer of tryAcquire is not looked at.
import java.util.concurrent.Semaphore;

public class PermitTriedInVain {
    static final Semaphore PERMIT = new Semaphore(1);
    static int count;

    static void add() {
        PERMIT.tryAcquire();
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
        Adding adding = new Adding();
        adding.start();
        add();
        adding.join();
        assert count <= 2;
    }
}
