//@ verdict: violated
//@ property: assertion
// why: the reader stands before a call that would wait, because it is started while the lock is held; the holder may unlock it, and the reader read,
// before the writer writes. Who chooses the writer's step alone must count a thread that is held up now and that may go on meanwhile.
import java.util.concurrent.locks.ReentrantLock;

public class HeldUpReads {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile int value, step;

    static final class Writer extends Thread {
        @Override
        public void run() {
            value = 1;
        }
    }

    static final class Reader extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            assert value == 1; //~
            LOCK.unlock();
        }
    }

    static final class Holder extends Thread {
        @Override
        public void run() {
            LOCK.lock();
            new Reader().start();
            step = 1;
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        new Holder().start();
    }
}
