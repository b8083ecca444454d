import java.util.concurrent.atomic.AtomicInteger;

/** Four threads with N increments each. */
public class Thousands {
    private static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Thread[] workers = new Thread[4];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    COUNT.incrementAndGet();
                }
            });
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert COUNT.get() == 4 * rounds;
    }
}
