//@ verdict: violated
//@ property: race|assertion
//@ ways: in turn
// why: two threads can find the state free before either takes it.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class OwnMutexBroken {
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            boolean free = getState() == 0;
            if (free) {
                setState(1);
            }
            return free;
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
