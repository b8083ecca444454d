//@ verdict: violated
//@ property: assertion
// why: one of the workers interrupts main while it waits: then not all have come.
public class MainInterrupted {
    static int count;

    static synchronized int add() {
        return ++count;
    }

    public static void main(String[] arguments) {
        Thread main = Thread.currentThread();
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(() -> {
                if (add() == 2) {
                    main.interrupt();
                }
            });
            workers[number].start();
        }
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } catch (InterruptedException stopped) {
            synchronized (MainInterrupted.class) {
                assert count == 3;
            }
        }
    }
}
