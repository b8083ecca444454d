/** N producers and N consumers of one item each, by a cell with wait and notifyAll. */
public class Cells {
    private static final Object MONITOR = new Object();
    private static boolean full;

    private static void change(boolean to) {
        synchronized (MONITOR) {
            while (full == to) {
                try {
                    MONITOR.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            full = to;
            MONITOR.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[2 * Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            boolean fills = number % 2 == 0;
            workers[number] = new Thread(() -> change(fills));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert !full;
    }
}
