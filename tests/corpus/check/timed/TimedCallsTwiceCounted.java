//@ verdict: holds
//@ assumes: clock
// why: every call times out both times, and nested ones too.
import java.util.concurrent.*;
import java.util.concurrent.Semaphore; // another program of the corpus has that name
import java.util.concurrent.locks.*;

public class TimedCallsTwiceCounted {
    static final TimeUnit S = TimeUnit.SECONDS;
    static int over;

    interface Call {
        boolean timesOut() throws Exception;
    }

    static void twice(Call call) throws Exception {
        for (int time = 0; time < 2; time++) {
            over += call.timesOut() ? 1 : 0;
        }
    }

    static boolean fails(Callable<?> call) throws Exception {
        try {
            call.call();
            return false;
        } catch (TimeoutException e) {
            return true;
        }
    }

    public static void main(String[] arguments) throws Exception {
        StampedLock stamped = new StampedLock();
        stamped.writeLock();
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        Phaser phaser = new Phaser(2);
        BlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
        full.add(1);
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        TransferQueue<Integer> transfer = new LinkedTransferQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, S, new LinkedBlockingQueue<>());
        CompletableFuture<Integer> future = new CompletableFuture<>();
        twice(() -> !condition.await(1, S));
        twice(() -> condition.awaitNanos(1_000) <= 0);
        twice(() -> !new Semaphore(0).tryAcquire(1, S));
        twice(() -> !new CountDownLatch(1).await(1, S));
        twice(() -> fails(() -> new CyclicBarrier(2).await(1, S)));
        twice(() -> fails(() -> phaser.awaitAdvanceInterruptibly(0, 1, S)));
        twice(() -> fails(() -> new Exchanger<Integer>().exchange(1, 1, S)));
        twice(() -> !full.offer(2, 1, S));
        twice(() -> new PriorityBlockingQueue<Integer>().poll(1, S) == null);
        twice(() -> new SynchronousQueue<Integer>().poll(1, S) == null);
        twice(() -> !new SynchronousQueue<Integer>(true).offer(1, 1, S));
        twice(() -> deque.pollFirst(1, S) == null && deque.pollLast(1, S) == null);
        twice(() -> transfer.poll(1, S) == null && !transfer.tryTransfer(1, 1, S));
        twice(() -> new DelayQueue<Delayed>().poll(1, S) == null);
        twice(() -> fails(() -> new FutureTask<>(() -> 1).get(1, S)));
        twice(() -> fails(() -> future.get(1, S)));
        twice(() -> CompletableFuture.completedFuture(1).thenApply(x -> {
            try {
                return fails(() -> future.get(1, S)) && fails(() -> future.get(1, S));
            } catch (Exception e) {
                return false;
            }
        }).get(1, S));
        twice(() -> !pool.awaitTermination(1, S));
        twice(() -> stamped.tryReadLock(1, S) == 0 && stamped.tryWriteLock(1, S) == 0);
        LockSupport.parkNanos(1);
        LockSupport.parkNanos(1);
        assert over == 38 : over;
    }
}
