package generated;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Several things to wait for at once; some orders of the calls never come to an end. */
public final class Yard {
    private final ReentrantLock gate = new ReentrantLock();
    private final ReentrantLock shed = new ReentrantLock();
    private final ReentrantLock orderly = new ReentrantLock(true);
    private final Condition opened = gate.newCondition();
    private final Condition called = orderly.newCondition();
    private final ArrayBlockingQueue<Integer> carts = new ArrayBlockingQueue<>(1);
    private final ReentrantReadWriteLock plans = new ReentrantReadWriteLock();
    private final CountDownLatch bell = new CountDownLatch(1);
    private final Semaphore spades = new Semaphore(1);
    private final FutureTask<Integer> hole = new FutureTask<>(() -> 7);
    private final CompletableFuture<Integer> letter = new CompletableFuture<>();
    private boolean open;
    private boolean call;
    private int steps;
    private volatile int dug;

    public int both() {
        gate.lock();
        try {
            shed.lock();
            try {
                return ++steps;
            } finally {
                shed.unlock();
            }
        } finally {
            gate.unlock();
        }
    }

    public int reversed() {
        shed.lock();
        try {
            gate.lock();
            try {
                return steps *= 2;
            } finally {
                gate.unlock();
            }
        } finally {
            shed.unlock();
        }
    }

    public int waits() throws InterruptedException {
        gate.lockInterruptibly();
        try {
            while (!open) {
                opened.await();
            }
            return ++steps;
        } finally {
            gate.unlock();
        }
    }

    public int opens() {
        gate.lock();
        try {
            open = true;
            opened.signal();
            return steps;
        } finally {
            gate.unlock();
        }
    }

    public int attends() throws InterruptedException {
        orderly.lock();
        try {
            while (!call) {
                called.await();
            }
            return ++steps;
        } finally {
            orderly.unlock();
        }
    }

    public int calls() {
        orderly.lock();
        try {
            call = true;
            called.signal();
            return steps;
        } finally {
            orderly.unlock();
        }
    }

    public int triesGate() {
        if (!gate.tryLock()) {
            return -1;
        }
        try {
            return ++steps;
        } finally {
            gate.unlock();
        }
    }

    public int loads() throws InterruptedException {
        carts.put(1);
        return carts.size();
    }

    public int unloads() throws InterruptedException {
        return carts.take() + 10 * carts.size();
    }

    public int loadsBehindGate() throws InterruptedException {
        gate.lock();
        try {
            carts.put(2);
            return ++steps;
        } finally {
            gate.unlock();
        }
    }

    public int unloadsInTime() throws InterruptedException {
        Integer cart = carts.poll(1, TimeUnit.SECONDS);
        return cart == null ? -1 : cart;
    }

    public int hears() throws InterruptedException {
        bell.await();
        return dug;
    }

    public int rings() {
        dug = 5;
        bell.countDown();
        return steps;
    }

    public int digs() throws InterruptedException {
        spades.acquire();
        try {
            return ++dug;
        } finally {
            spades.release();
        }
    }

    public int fills() throws InterruptedException {
        try {
            return hole.get() + dug;
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    public int makesHole() {
        hole.run();
        return dug++;
    }

    public int reads() {
        return letter.join() + steps;
    }

    public int writes() {
        letter.complete(3);
        return ++dug;
    }

    public int looks() {
        plans.readLock().lock();
        try {
            return steps;
        } finally {
            plans.readLock().unlock();
        }
    }

    public int looksAndHears() throws InterruptedException {
        plans.readLock().lock();
        try {
            bell.await();
            return steps;
        } finally {
            plans.readLock().unlock();
        }
    }

    public int looksAndRings() {
        plans.readLock().lock();
        try {
            bell.countDown();
            return steps;
        } finally {
            plans.readLock().unlock();
        }
    }

    public int draws() {
        plans.writeLock().lock();
        try {
            return ++steps;
        } finally {
            plans.writeLock().unlock();
        }
    }

    public int steps() {
        return 100 * steps + 10 * dug + carts.size();
    }
}
