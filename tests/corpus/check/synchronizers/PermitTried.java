//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: who does not get the permit does nothing.
import java.util.concurrent.Semaphore;

public class PermitTried {
    static final Semaphore PERMIT = new Semaphore(1);
    static int count;

    static void add() {
        if (PERMIT.tryAcquire()) {
            count++;
            PERMIT.release();
        }
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
