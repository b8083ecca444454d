//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the state changes from free to taken in one step.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnMutex {
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    static final Mutex MUTEX = new Mutex();
    static int count;

    static void add() {
        MUTEX.acquire(1);
        count++;
        MUTEX.release(1);
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
        assert count == 2;
    }
}
