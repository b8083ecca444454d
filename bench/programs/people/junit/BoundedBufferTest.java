//@ test: holds | everythingThatIsPutIsTaken
//@ test: holds | takeBlocksUntilPut
//@ test: holds | fifoWithinOneProducer
// why: the buffer is guarded by its monitor.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BoundedBufferTest {
    static class Buffer<T> {
        private final Deque<T> items = new ArrayDeque<>();
        private final int capacity;

        Buffer(int capacity) {
            this.capacity = capacity;
        }

        synchronized void put(T item) throws InterruptedException {
            while (items.size() == capacity) {
                wait();
            }
            items.addLast(item);
            notifyAll();
        }

        synchronized T take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            T item = items.removeFirst();
            notifyAll();
            return item;
        }
    }

    interface Body {
        void run() throws InterruptedException;
    }

    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
        return thread;
    }

    @Test
    void everythingThatIsPutIsTaken() throws InterruptedException {
        Buffer<Integer> buffer = new Buffer<>(2);
        AtomicInteger sum = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 2; t++) {
            threads.add(start(() -> {
                for (int i = 1; i <= 5; i++) {
                    buffer.put(i);
                }
            }));
            threads.add(start(() -> {
                for (int i = 1; i <= 5; i++) {
                    sum.addAndGet(buffer.take());
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(30, sum.get());
    }

    @Test
    void takeBlocksUntilPut() throws InterruptedException {
        Buffer<String> buffer = new Buffer<>(1);
        StringBuffer seen = new StringBuffer();
        Thread taker = start(() -> seen.append(buffer.take()));
        buffer.put("hello");
        taker.join();
        assertEquals("hello", seen.toString());
    }

    @Test
    void fifoWithinOneProducer() throws InterruptedException {
        Buffer<Integer> buffer = new Buffer<>(3);
        Thread producer = start(() -> {
            for (int i = 0; i < 20; i++) {
                buffer.put(i);
            }
        });
        int last = -1;
        for (int i = 0; i < 20; i++) {
            int next = buffer.take();
            assertTrue(next > last);
            last = next;
        }
        producer.join();
    }
}
