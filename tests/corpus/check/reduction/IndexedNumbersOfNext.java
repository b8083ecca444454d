//@ verdict: violated
//@ property: race
// why: the second increment is of the element of the next thread.
public class IndexedNumbersOfNext {
    static final int[] COUNTS = new int[3];

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[COUNTS.length];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> {
                COUNTS[mine]++;
                COUNTS[(mine + 1) % COUNTS.length]++; //~
            });
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
