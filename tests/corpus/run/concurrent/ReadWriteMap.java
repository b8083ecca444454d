//@ about: A map behind a fair read-write lock: every reader sees the invariant that each writer breaks and restores.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteMap {
    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
        Map<Integer, Integer> map = new TreeMap<>();
        AtomicInteger wrong = new AtomicInteger();
        AtomicInteger reads = new AtomicInteger();
        Thread[] workers = new Thread[4];
        for (int w = 0; w < workers.length; w++) {
            int me = w;
            workers[w] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    if (i % 5 == me) {
                        lock.writeLock().lock();
                        map.merge(i, me + 1, Integer::sum);
                        Thread.yield();
                        map.merge(-i - 1, -me - 1, Integer::sum);
                        lock.writeLock().unlock();
                    } else {
                        lock.readLock().lock();
                        int sum = map.values().stream().mapToInt(Integer::intValue).sum();
                        lock.readLock().unlock();
                        reads.incrementAndGet();
                        wrong.addAndGet(sum == 0 ? 0 : 1);
                    }
                }
            });
            workers[w].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        System.out.println(map.size() + " entries, " + reads + " reads, inconsistent " + wrong + ", fair "
                + lock.isFair());
        System.out.println(map);
    }
}
