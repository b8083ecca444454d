//@ verdict: holds
//@ jdk: 21
// why: a semaphore limits how many virtual threads use the resource.
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualSemaphoreLimit {
    private static final Semaphore LIMIT = new Semaphore(2);
    private static final AtomicInteger inside = new AtomicInteger();

    static String call(int id) throws InterruptedException {
        LIMIT.acquire();
        try {
            int now = inside.incrementAndGet();
            if (now > 2) {
                throw new IllegalStateException(now + " at once");
            }
            Thread.sleep(10);
            inside.decrementAndGet();
            return "answer " + id;
        } finally {
            LIMIT.release();
        }
    }

    public static void main(String[] args) throws Exception {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            var answers = new java.util.ArrayList<java.util.concurrent.Future<String>>();
            for (int i = 0; i < 5; i++) {
                int id = i;
                answers.add(executor.submit(() -> call(id)));
            }
            for (var answer : answers) {
                System.out.println(answer.get());
            }
        }
    }
}
