//@ test: violated | assertsAfterSleep
//@ test: holds | assertsAfterLatch
// why: a test that sleeps instead of waiting for the callback fails where the callback is late.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AsyncCallbackTest {
    static class Client {
        private final ExecutorService executor = Executors.newSingleThreadExecutor();

        void fetch(String url, Consumer<String> callback) {
            executor.submit(() -> callback.accept("<" + url + ">"));
        }
    }

    private final Client client = new Client();
    private volatile String result;

    @AfterEach
    void shutdown() {
        client.executor.shutdown();
    }

    @Test
    void assertsAfterSleep() throws InterruptedException {
        client.fetch("a", page -> result = page);
        Thread.sleep(200);
        assertEquals("<a>", result);
    }

    @Test
    void assertsAfterLatch() throws InterruptedException {
        CountDownLatch called = new CountDownLatch(1);
        client.fetch("a", page -> {
            result = page;
            called.countDown();
        });
        called.await();
        assertEquals("<a>", result);
    }
}
