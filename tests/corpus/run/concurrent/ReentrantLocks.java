//@ about: ReentrantLock: hold counts, tryLock, queue length, fair hand-over, interruptible locking and misuse.
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLocks {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.tryLock() + " "
                + lock.getHoldCount() + " " + lock.isFair());
        Thread other = new Thread(() -> {
            try {
                System.out.println("other: " + lock.isLocked() + " " + lock.tryLock() + " "
                        + lock.tryLock(5, TimeUnit.MILLISECONDS) + " " + lock.getHoldCount());
                lock.unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println("not the owner: " + e.getMessage());
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        other.join();
        Thread interrupted = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                System.out.println("gave up the queue");
            }
        });
        interrupted.start();
        while (!lock.hasQueuedThread(interrupted)) {
            Thread.yield();
        }
        System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength());
        interrupted.interrupt();
        interrupted.join();
        System.out.println(lock.getQueueLength());
        for (int i = 0; i < 3; i++) {
            lock.unlock();
        }
        System.out.println(lock.isLocked() + " " + lock.getHoldCount());

        ReentrantLock fair = new ReentrantLock(true);
        List<Integer> order = new ArrayList<>();
        Thread[] queue = new Thread[4];
        fair.lock();
        for (int i = 0; i < queue.length; i++) {
            int n = i;
            queue[i] = new Thread(() -> {
                fair.lock();
                try {
                    order.add(n);
                } finally {
                    fair.unlock();
                }
            });
            queue[i].start();
            while (!fair.hasQueuedThread(queue[i])) {
                Thread.yield();
            }
        }
        fair.unlock();
        for (Thread thread : queue) {
            thread.join();
        }
        System.out.println(order + " " + fair.isFair() + " " + fair.toString().replaceAll("@[0-9a-f]+", ""));
        fair.unlock();
    }
}
