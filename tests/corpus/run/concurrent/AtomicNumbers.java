//@ about: AtomicInteger, AtomicLong and AtomicBoolean: every operation alone, and exact totals from several threads.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

public class AtomicNumbers {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " "
                + i.decrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(100));
        System.out.println(i.compareAndSet(100, 7) + " " + i.compareAndSet(100, 8) + " " + i.compareAndExchange(7, 9)
                + " " + i.compareAndExchange(7, 10) + " " + i.get());
        System.out.println(i.updateAndGet(n -> n * n) + " " + i.getAndUpdate(n -> n / 2) + " "
                + i.accumulateAndGet(12, Math::max) + " " + i.getAndAccumulate(2, (a, b) -> a << b) + " " + i);
        i.lazySet(1);
        i.setPlain(i.getPlain() + 1);
        i.setRelease(i.getAcquire() + 1);
        i.setOpaque(i.getOpaque() + 1);
        while (!i.weakCompareAndSetVolatile(4, 40)) {
            Thread.onSpinWait();
        }
        System.out.println(i + " " + i.intValue() + " " + i.doubleValue());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndAdd(-1) + " " + l.get() + " "
                + l.accumulateAndGet(3, (a, b) -> a % b));
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.compareAndSet(false, true) + " " + b.getAndSet(false) + " " + b + " "
                + b.compareAndExchange(false, true));
        AtomicIntegerArray array = new AtomicIntegerArray(4);
        AtomicLongArray longs = new AtomicLongArray(new long[] {1, 2});
        AtomicLong total = new AtomicLong();
        AtomicInteger maximum = new AtomicInteger();
        AtomicBoolean first = new AtomicBoolean();
        AtomicInteger winners = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 250; n++) {
                    total.addAndGet(n);
                    array.incrementAndGet(n % 4);
                    maximum.accumulateAndGet(n * (me + 1), Math::max);
                    longs.updateAndGet(1, v -> v + 2);
                    int seen;
                    do {
                        seen = i.get();
                    } while (!i.compareAndSet(seen, seen + 1));
                }
                if (first.compareAndSet(false, true)) {
                    winners.incrementAndGet();
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(total + " " + array + " " + maximum + " " + longs + " " + i + " " + winners);
        try {
            array.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
