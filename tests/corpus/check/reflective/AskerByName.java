//@ verdict: violated
//@ property: assertion
// why: the second thread may wait for the lock while the first asks; nothing but a text names the class that asks.
import java.util.concurrent.locks.ReentrantLock;

public class AskerByName {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Runnable asker = (Runnable) Class.forName("AskerByNameAsker").getDeclaredConstructor().newInstance();
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
        second.start();
    }
}

class AskerByNameAsker implements Runnable {
    @Override
    public void run() {
        assert !AskerByName.lock.hasQueuedThreads();
    }
}
