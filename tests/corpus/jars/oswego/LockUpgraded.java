//@ verdict: violated
//@ property: deadlock
// why: two threads that hold the read lock of util.concurrent both wait for its write lock.
import EDU.oswego.cs.dl.util.concurrent.ReadWriteLock;
import EDU.oswego.cs.dl.util.concurrent.SynchronizedLong;
import EDU.oswego.cs.dl.util.concurrent.WriterPreferenceReadWriteLock;

public class LockUpgraded {
    static final ReadWriteLock LOCK = new WriterPreferenceReadWriteLock();
    static final SynchronizedLong REQUESTS = new SynchronizedLong(0);

    static final class Upgrading extends Thread {
        @Override
        public void run() {
            REQUESTS.increment();
            try {
                LOCK.readLock().acquire();
                LOCK.writeLock().acquire();
                LOCK.writeLock().release();
                LOCK.readLock().release();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            REQUESTS.increment();
        }
    }

    static final class Statistics extends Thread {
        @Override
        public void run() {
            for (int round = 0; round < 5; round++) {
                System.out.println(REQUESTS.get());
            }
        }
    }

    public static void main(String[] arguments) {
        new Statistics().start();
        new Upgrading().start();
        new Upgrading().start();
    }
}
