//@ about: Condition signals wake in order of arrival; timeouts, uninterruptible waits, and waits without the lock.
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignals {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition signal = lock.newCondition();
        List<Integer> woken = new ArrayList<>();
        Thread[] waiters = new Thread[4];
        for (int i = 0; i < waiters.length; i++) {
            int n = i;
            waiters[i] = new Thread(() -> {
                lock.lock();
                try {
                    signal.awaitUninterruptibly();
                    woken.add(n);
                } finally {
                    lock.unlock();
                }
            });
            waiters[i].start();
            awaitWaiters(lock, signal, i + 1);
        }
        for (int i = 0; i < 2; i++) {
            lock.lock();
            signal.signal();
            lock.unlock();
            waiters[i].join();
        }
        System.out.println("longest waiting first: " + woken);
        lock.lock();
        waiters[3].interrupt();
        System.out.println(signal.await(5, TimeUnit.MILLISECONDS) + " " + (signal.awaitNanos(1) <= 0) + " "
                + lock.getWaitQueueLength(signal) + " " + lock.hasWaiters(signal));
        signal.signalAll();
        lock.unlock();
        for (Thread waiter : waiters) {
            waiter.join();
        }
        System.out.println(woken.size() + " woken");
        Thread interrupted = new Thread(() -> {
            lock.lock();
            try {
                signal.await();
            } catch (InterruptedException e) {
                System.out.println("interrupted, holding the lock again: " + lock.isHeldByCurrentThread());
            } finally {
                lock.unlock();
            }
        });
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();
        signal.await();
    }

    private static void awaitWaiters(ReentrantLock lock, Condition condition, int wanted) {
        int waiting = -1;
        while (waiting != wanted) {
            lock.lock();
            waiting = lock.getWaitQueueLength(condition);
            lock.unlock();
            Thread.yield();
        }
    }
}
