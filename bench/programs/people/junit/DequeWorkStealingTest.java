//@ test: holds | ownerAndThiefTakeEachTaskOnce
//@ test: violated exception | unsafeDequeBreaks
// why: ConcurrentLinkedDeque is safe for threads, ArrayDeque behind isEmpty is not.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DequeWorkStealingTest {
    @Test
    void ownerAndThiefTakeEachTaskOnce() throws InterruptedException {
        Deque<Integer> tasks = new ConcurrentLinkedDeque<>();
        for (int i = 1; i <= 6; i++) {
            tasks.add(i);
        }
        AtomicInteger sum = new AtomicInteger();
        Thread thief = new Thread(() -> {
            Integer task;
            while ((task = tasks.pollLast()) != null) {
                sum.addAndGet(task);
            }
        });
        thief.start();
        Integer task;
        while ((task = tasks.pollFirst()) != null) {
            sum.addAndGet(task);
        }
        thief.join();
        assertEquals(21, sum.get());
    }

    @Test
    void unsafeDequeBreaks() throws InterruptedException {
        Deque<Integer> tasks = new ArrayDeque<>();
        for (int i = 1; i <= 6; i++) {
            tasks.add(i);
        }
        Thread thief = new Thread(() -> {
            while (!tasks.isEmpty()) {
                tasks.removeLast();
            }
        });
        thief.start();
        while (!tasks.isEmpty()) {
            tasks.removeFirst();
        }
        thief.join();
    }
}
