//@ verdict: violated
//@ property: exception
// why: a client submits while main shuts the pool down: RejectedExecutionException leaves its thread.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitAfterShutdown {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    void handle(String request) {
        pool.execute(() -> System.out.println("handled " + request));
    }

    void stop() {
        pool.shutdown();
    }

    public static void main(String[] args) throws InterruptedException {
        SubmitAfterShutdown server = new SubmitAfterShutdown();
        Thread client = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                server.handle("request " + i);
            }
        }, "client");
        client.start();
        Thread.sleep(100);
        server.stop();
        client.join();
    }
}
