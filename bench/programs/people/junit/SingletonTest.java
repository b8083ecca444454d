//@ test: violated | lazySingleton
//@ test: holds | synchronizedSingleton
//@ test: holds | holderSingleton
// why: the lazy one is made twice.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class SingletonTest {
    static class Lazy {
        private static Lazy instance;

        static Lazy get() {
            if (instance == null) {
                instance = new Lazy();
            }
            return instance;
        }
    }

    static class Synchronized {
        private static Synchronized instance;

        static synchronized Synchronized get() {
            if (instance == null) {
                instance = new Synchronized();
            }
            return instance;
        }
    }

    static class Holder {
        private static class Inner {
            static final Holder INSTANCE = new Holder();
        }

        static Holder get() {
            return Inner.INSTANCE;
        }
    }

    private static void assertOneInstance(Supplier<Object> factory) throws InterruptedException {
        Set<Object> seen = ConcurrentHashMap.newKeySet();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> seen.add(factory.get()));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(1, seen.size());
    }

    @Test
    void lazySingleton() throws InterruptedException {
        assertOneInstance(Lazy::get);
    }

    @Test
    void synchronizedSingleton() throws InterruptedException {
        assertOneInstance(Synchronized::get);
        assertSame(Synchronized.get(), Synchronized.get());
    }

    @Test
    void holderSingleton() throws InterruptedException {
        assertOneInstance(Holder::get);
    }
}
