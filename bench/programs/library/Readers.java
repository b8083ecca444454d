import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Four threads look twice each under a read lock; one of them writes before. */
public class Readers {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static int low;
    static int high;

    static void read() {
        LOCK.readLock().lock();
        try {
            assert low == high;
        } finally {
            LOCK.readLock().unlock();
        }
    }

    static void write(int value) {
        LOCK.writeLock().lock();
        try {
            low = value;
            high = value;
        } finally {
            LOCK.writeLock().unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        int threads = 4;
        int reads = 2;
        int writers = 1;
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int me = i;
            all[i] = new Thread(() -> {
                if (me < writers) {
                    write(me + 1);
                }
                for (int k = 0; k < reads; k++) {
                    read();
                }
            });
        }
        for (Thread one : all) {
            one.start();
        }
        for (Thread one : all) {
            one.join();
        }
    }
}
