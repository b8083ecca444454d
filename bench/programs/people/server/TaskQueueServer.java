//@ verdict: holds
// why: acceptor, bounded queue and three workers; poison pills end the workers, and main joins all.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class TaskQueueServer {
    record Request(int id, String path) {
    }

    private static final Request POISON = new Request(-1, "");
    private final BlockingQueue<Request> queue = new ArrayBlockingQueue<>(5);
    private final AtomicInteger handled = new AtomicInteger();
    private final Thread[] workers;

    TaskQueueServer(int size) {
        workers = new Thread[size];
        for (int i = 0; i < size; i++) {
            workers[i] = new Thread(this::work, "worker-" + i);
        }
    }

    void start() {
        for (Thread worker : workers) {
            worker.start();
        }
    }

    private void work() {
        try {
            while (true) {
                Request request = queue.take();
                if (request == POISON) {
                    queue.put(POISON);
                    return;
                }
                handle(request);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void handle(Request request) {
        System.out.println(Thread.currentThread().getName() + " GET " + request.path());
        handled.incrementAndGet();
    }

    void stop() throws InterruptedException {
        queue.put(POISON);
        for (Thread worker : workers) {
            worker.join();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TaskQueueServer server = new TaskQueueServer(3);
        server.start();
        for (int i = 0; i < 6; i++) {
            server.queue.put(new Request(i, "/page/" + i));
        }
        server.stop();
        System.out.println("handled " + server.handled.get());
        assert server.handled.get() == 6;
    }
}
