//@ about: The interrupted status without blocking: set, tested, cleared, and pending at the next blocking call.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class InterruptStatusRules {
    interface InterruptStatusRulesAction {
        void run() throws InterruptedException;
    }

    public static void main(String[] args) {
        Thread self = Thread.currentThread();
        self.interrupt();
        System.out.println(self.isInterrupted() + " " + self.isInterrupted() + " " + Thread.interrupted() + " "
                + Thread.interrupted());
        Object monitor = new Object();
        ReentrantLock lock = new ReentrantLock();
        pending("sleep", () -> Thread.sleep(0));
        pending("wait", () -> {
            synchronized (monitor) {
                monitor.wait(10);
            }
        });
        pending("join of an unstarted thread", () -> new Thread().join());
        pending("queue", () -> new ArrayBlockingQueue<Integer>(1).put(1));
        pending("latch at zero", () -> new CountDownLatch(0).await());
        pending("free semaphore", () -> new Semaphore(1).acquire());
        pending("uninterruptible semaphore", () -> new Semaphore(1).acquireUninterruptibly());
        pending("lockInterruptibly", lock::lockInterruptibly);
        pending("lock", lock::lock);
        pending("park", LockSupport::park);
        pending("yield", Thread::yield);
    }

    private static void pending(String name, InterruptStatusRulesAction action) {
        Thread.currentThread().interrupt();
        String end = "returned";
        try {
            action.run();
        } catch (InterruptedException e) {
            end = "InterruptedException " + e.getMessage();
        }
        System.out.println(name + ": " + end + ", status " + Thread.interrupted());
    }
}
