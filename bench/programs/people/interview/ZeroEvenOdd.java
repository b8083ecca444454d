//@ verdict: holds
// why: the thread for zero hands over to odd or even and waits for the token to come back.
import java.util.concurrent.Semaphore;
import java.util.function.IntConsumer;

public class ZeroEvenOdd {
    private final int n;
    private final Semaphore zero = new Semaphore(1);
    private final Semaphore odd = new Semaphore(0);
    private final Semaphore even = new Semaphore(0);

    ZeroEvenOdd(int n) {
        this.n = n;
    }

    void zero(IntConsumer print) throws InterruptedException {
        for (int i = 1; i <= n; i++) {
            zero.acquire();
            print.accept(0);
            (i % 2 == 1 ? odd : even).release();
        }
    }

    void even(IntConsumer print) throws InterruptedException {
        for (int i = 2; i <= n; i += 2) {
            even.acquire();
            print.accept(i);
            zero.release();
        }
    }

    void odd(IntConsumer print) throws InterruptedException {
        for (int i = 1; i <= n; i += 2) {
            odd.acquire();
            print.accept(i);
            zero.release();
        }
    }

    interface Part {
        void run(IntConsumer print) throws InterruptedException;
    }

    public static void main(String[] args) throws InterruptedException {
        ZeroEvenOdd puzzle = new ZeroEvenOdd(9);
        StringBuilder out = new StringBuilder();
        Part[] parts = {puzzle::zero, puzzle::even, puzzle::odd};
        Thread[] threads = new Thread[parts.length];
        for (int i = 0; i < parts.length; i++) {
            Part part = parts[i];
            threads[i] = new Thread(() -> {
                try {
                    part.run(out::append);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(out);
        if (!out.toString().equals("010203040506070809")) {
            throw new AssertionError(out.toString());
        }
    }
}
