package generated;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Calls of the class library that answer a number each, for programs that are compared. */
public final class Calls {
    private Calls() {}

    public static int interrupts(Thread thread) {
        thread.interrupt();
        return 1;
    }

    public static int of(boolean b) {
        return b ? 1 : 0;
    }

    public static int of(Integer x) {
        return x == null ? -1 : x;
    }

    public static int held(Lock lock) {
        lock.lock();
        return 1;
    }

    public static int unlocked(ReentrantLock lock) {
        if (!lock.isHeldByCurrentThread()) {
            return 0;
        }
        lock.unlock();
        return 1;
    }

    public static int unread(ReentrantReadWriteLock lock) {
        if (lock.getReadHoldCount() == 0) {
            return 0;
        }
        lock.readLock().unlock();
        return 1;
    }

    public static int unwritten(ReentrantReadWriteLock lock) {
        if (!lock.isWriteLockedByCurrentThread()) {
            return 0;
        }
        lock.writeLock().unlock();
        return 1;
    }

    public static int parked() {
        LockSupport.park();
        return 1;
    }

    public static int unparked(Thread thread) {
        LockSupport.unpark(thread);
        return 1;
    }

    public static int put(BlockingQueue<Integer> queue, int x) throws InterruptedException {
        queue.put(x);
        return 0;
    }

    public static int sum(Iterable<Integer> numbers) {
        int sum = 0;
        for (int x : numbers) {
            sum += x;
        }
        return sum;
    }

    public static int sum(Object[] numbers) {
        int sum = 0;
        for (Object x : numbers) {
            sum += (Integer) x;
        }
        return sum;
    }

    public static int cleared(Collection<Integer> numbers) {
        numbers.clear();
        return 0;
    }

    public static int cleared(Map<Integer, Integer> map) {
        map.clear();
        return 0;
    }

    public static int putBoth(Map<Integer, Integer> map) {
        map.putAll(Map.of(1, 1, 2, 2));
        return 0;
    }

    public static int drained(BlockingQueue<Integer> queue) {
        List<Integer> numbers = new java.util.ArrayList<>();
        queue.drainTo(numbers);
        return sum(numbers);
    }

    public static int added(LongAdder adder, int x) {
        adder.add(x);
        return 0;
    }

    public static int added(DoubleAdder adder, int x) {
        adder.add(x);
        return 0;
    }

    public static int added(LongAccumulator accumulator, int x) {
        accumulator.accumulate(x);
        return 0;
    }

    public static int added(DoubleAccumulator accumulator, int x) {
        accumulator.accumulate(x);
        return 0;
    }

    public static int counted(CountDownLatch latch) {
        latch.countDown();
        return 0;
    }

    public static int awaited(CountDownLatch latch) throws InterruptedException {
        latch.await();
        return (int) latch.getCount();
    }

    public static int awaited(CyclicBarrier barrier) throws InterruptedException {
        try {
            return barrier.await();
        } catch (BrokenBarrierException e) {
            return -1;
        }
    }

    public static int reset(CyclicBarrier barrier) {
        barrier.reset();
        return 0;
    }

    public static int released(Semaphore permits) {
        permits.release();
        return 0;
    }

    public static int acquired(Semaphore permits) throws InterruptedException {
        permits.acquire();
        return 0;
    }

    public static int ran(FutureTask<Integer> task) {
        task.run();
        return 0;
    }

    public static int got(FutureTask<Integer> task) throws InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException | CancellationException e) {
            return -1;
        }
    }

    /** A number that tasks change. */
    private static int worked;

    private static final Callable<Integer> WORK = () -> ++worked;

    public static int worked(ExecutorService pool) throws InterruptedException {
        try {
            return pool.submit(WORK).get();
        } catch (ExecutionException e) {
            return -1;
        } catch (RejectedExecutionException e) {
            return -2;
        }
    }

    public static int workedSoon(ScheduledExecutorService pool) throws InterruptedException {
        try {
            return pool.schedule(WORK, 1, TimeUnit.MILLISECONDS).get();
        } catch (ExecutionException | CancellationException e) {
            return -1;
        } catch (RejectedExecutionException e) {
            return -2;
        }
    }

    public static int closed(ExecutorService pool) {
        pool.shutdown();
        return 0;
    }

    /** Threads that do not keep the program alive. */
    public static final ThreadFactory DAEMONS = task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    };

    /** The executor of virtual threads; the class library has it since 21. */
    public static ExecutorService virtual() {
        try {
            return (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Numbers whose time has come. */
    public record Due(int number) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        @Override
        public int compareTo(Delayed other) {
            return Integer.compare(number, ((Due) other).number);
        }

        public static int of(Due due) {
            return due == null ? -1 : due.number;
        }

        public static int put(DelayQueue<Due> queue, int number) {
            queue.put(new Due(number));
            return 0;
        }
    }

    /** A number under a lock. */
    public static final class LockedCounter {
        private final Lock lock;
        private int count;

        public LockedCounter(Lock lock) {
            this.lock = lock;
        }

        public int counted() {
            lock.lock();
            try {
                return ++count;
            } finally {
                lock.unlock();
            }
        }

        public int doubled() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                count *= 2;
                return count;
            } finally {
                lock.unlock();
            }
        }

        public int nested() {
            lock.lock();
            try {
                return 10 + counted();
            } finally {
                lock.unlock();
            }
        }

        public int seen() {
            lock.lock();
            try {
                return count;
            } finally {
                lock.unlock();
            }
        }
    }

    /** A gate with a condition. */
    public static final class Gate {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition changed = lock.newCondition();
        public int opened;

        public int open() {
            lock.lock();
            try {
                opened++;
                changed.signal();
                return opened;
            } finally {
                lock.unlock();
            }
        }

        public int openAll() {
            lock.lock();
            try {
                opened += 2;
                changed.signalAll();
                return opened;
            } finally {
                lock.unlock();
            }
        }

        public int pass() throws InterruptedException {
            lock.lock();
            try {
                while (opened == 0) {
                    changed.await();
                }
                return opened--;
            } finally {
                lock.unlock();
            }
        }

        public int tryPass() {
            lock.lock();
            try {
                return opened == 0 ? -1 : opened--;
            } finally {
                lock.unlock();
            }
        }
    }

    /** A synchroniser of the program's own. */
    public static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }

        public int taken() {
            acquire(1);
            return 1;
        }

        public int given() {
            release(1);
            return 1;
        }

        public int tried() {
            return of(tryAcquire(1));
        }
    }

    /** A field with a handle and an updater. */
    public static final class Field {
        private static final VarHandle HANDLE;
        private static final AtomicIntegerFieldUpdater<Field> UPDATER =
            AtomicIntegerFieldUpdater.newUpdater(Field.class, "number");

        static {
            try {
                HANDLE = MethodHandles.lookup().findVarHandle(Field.class, "number", int.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        public volatile int number;

        public int add(int x) {
            return (int) HANDLE.getAndAdd(this, x);
        }

        public int set(int x) {
            return (int) HANDLE.getAndSet(this, x);
        }

        public int exchange(int expected, int x) {
            return (int) HANDLE.compareAndExchange(this, expected, x);
        }

        public int seen() {
            return (int) HANDLE.getVolatile(this);
        }

        public int updatedAdd(int x) {
            return UPDATER.addAndGet(this, x);
        }

        public int updatedSet(int expected, int x) {
            return of(UPDATER.compareAndSet(this, expected, x));
        }

        public int updatedTwice() {
            return UPDATER.updateAndGet(this, x -> 2 * x + 1);
        }
    }
}
