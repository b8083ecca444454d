//@ test: holds | contextsDoNotMix
//@ test: holds | poolThreadsAreCleaned
// why: each thread has its own value; the task removes it in the end.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class ThreadLocalContextTest {
    private static final ThreadLocal<String> CONTEXT = new ThreadLocal<>();

    static String inContext(String name) {
        CONTEXT.set(name);
        try {
            return "user " + CONTEXT.get();
        } finally {
            CONTEXT.remove();
        }
    }

    @Test
    void contextsDoNotMix() throws InterruptedException {
        String[] results = new String[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int id = i;
            threads[i] = new Thread(() -> results[id] = inContext("u" + id));
            threads[i].start();
        }
        for (int i = 0; i < 3; i++) {
            threads[i].join();
            assertEquals("user u" + i, results[i]);
        }
    }

    @Test
    void poolThreadsAreCleaned() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            assertEquals("user a", pool.submit(() -> inContext("a")).get());
            assertNull(pool.submit(CONTEXT::get).get());
        } finally {
            pool.shutdown();
        }
    }
}
