/** N threads add one to a counter under one monitor. */
public class Monitor {
    private static int count;

    private static synchronized void add() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(Monitor::add);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == workers.length;
    }
}
