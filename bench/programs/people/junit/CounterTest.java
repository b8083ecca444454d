//@ test: violated race | plainCounterIsIncrementedByTwoThreads
//@ test: holds | atomicCounterIsIncrementedByTwoThreads
//@ test: holds | singleThread
// why: the plain counter loses updates, the atomic one does not.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CounterTest {
    static class Counter {
        private int value;

        void increment() {
            value++;
        }

        int get() {
            return value;
        }
    }

    private Counter counter;

    @BeforeEach
    void setUp() {
        counter = new Counter();
    }

    @Test
    void singleThread() {
        for (int i = 0; i < 1000; i++) {
            counter.increment();
        }
        assertEquals(1000, counter.get());
    }

    @Test
    void plainCounterIsIncrementedByTwoThreads() throws InterruptedException {
        Runnable task = () -> {
            for (int i = 0; i < 100; i++) {
                counter.increment();
            }
        };
        Thread t1 = new Thread(task);
        Thread t2 = new Thread(task);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assertEquals(200, counter.get());
    }

    @Test
    void atomicCounterIsIncrementedByTwoThreads() throws InterruptedException {
        AtomicInteger atomic = new AtomicInteger();
        Runnable task = () -> {
            for (int i = 0; i < 100; i++) {
                atomic.incrementAndGet();
            }
        };
        Thread t1 = new Thread(task);
        Thread t2 = new Thread(task);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assertEquals(200, atomic.get());
    }
}
