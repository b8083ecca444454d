import java.util.concurrent.atomic.AtomicInteger;

/** N threads increment an atomic counter twice each. */
public class Atomic {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static void add() {
        COUNT.incrementAndGet();
        COUNT.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(Atomic::add);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert COUNT.get() == 2 * workers.length;
    }
}
