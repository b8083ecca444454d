//@ verdict: violated
//@ property: deadlock
//@ jdk: 21
//@ ways: in turn
//@ library: modelled, a pool has hundreds of thousands of states between
// why: close() waits for the tasks, which wait for each other; that it does so a day at a time is no way out.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class ClosedWhileCrossed {
    static final ReentrantLock LEFT = new ReentrantLock();
    static final ReentrantLock RIGHT = new ReentrantLock();

    static final class Taking implements Runnable {
        final ReentrantLock first;
        final ReentrantLock second;

        Taking(ReentrantLock first, ReentrantLock second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            first.lock();
            second.lock(); //~
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] arguments) {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.execute(new Taking(LEFT, RIGHT));
            pool.execute(new Taking(RIGHT, LEFT));
        }
    }
}
