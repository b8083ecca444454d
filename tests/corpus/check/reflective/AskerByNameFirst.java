//@ verdict: holds
// why: the second thread is started when the first has asked and ended.
import java.util.concurrent.locks.ReentrantLock;

public class AskerByNameFirst {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Runnable asker = (Runnable) Class.forName("AskerByNameFirstAsker").getDeclaredConstructor().newInstance();
        Thread first = new Thread(() -> {
            lock.lock();
            asker.run();
            lock.unlock();
        });
        Thread second = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        first.start();
        first.join();
        second.start();
    }
}

class AskerByNameFirstAsker implements Runnable {
    @Override
    public void run() {
        assert !AskerByNameFirst.lock.hasQueuedThreads();
    }
}
