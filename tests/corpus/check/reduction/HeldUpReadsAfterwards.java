//@ verdict: holds
//@ assurance: jmm
// why: as in HeldUpReads, but the writer writes before the holder is started.
import java.util.concurrent.locks.ReentrantLock;

public class HeldUpReadsAfterwards {
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
            assert value == 1;
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

    public static void main(String[] arguments) throws InterruptedException {
        Writer writer = new Writer();
        writer.start();
        writer.join();
        new Holder().start();
    }
}
