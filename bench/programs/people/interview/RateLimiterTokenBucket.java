//@ verdict: holds
// why: a token bucket under one monitor; a daemon refills it, takers wait in a loop.
import java.util.HashSet;
import java.util.Set;

public class RateLimiterTokenBucket {
    private final int maxTokens;
    private int tokens;

    RateLimiterTokenBucket(int maxTokens) {
        this.maxTokens = maxTokens;
        Thread filler = new Thread(this::fill, "filler");
        filler.setDaemon(true);
        filler.start();
    }

    private void fill() {
        while (true) {
            synchronized (this) {
                if (tokens < maxTokens) {
                    tokens++;
                }
                notify();
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    void getToken() throws InterruptedException {
        synchronized (this) {
            while (tokens == 0) {
                wait();
            }
            tokens--;
        }
        System.out.println("Granting " + Thread.currentThread().getName() + " a token");
    }

    public static void main(String[] args) throws InterruptedException {
        Set<Thread> all = new HashSet<>();
        RateLimiterTokenBucket bucket = new RateLimiterTokenBucket(2);
        for (int i = 0; i < 5; i++) {
            Thread thread = new Thread(() -> {
                try {
                    bucket.getToken();
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            thread.setName("Thread_" + (i + 1));
            all.add(thread);
        }
        for (Thread thread : all) {
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        System.out.println("Every thread had its token");
    }
}
