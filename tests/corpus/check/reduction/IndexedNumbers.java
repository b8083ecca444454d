//@ verdict: holds
//@ assurance: jmm
// why: every thread counts in an element of its own.
public class IndexedNumbers {
    static final int[] COUNTS = new int[3];

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[COUNTS.length];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> {
                COUNTS[mine]++;
                COUNTS[mine]++;
            });
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert COUNTS[0] == 2 && COUNTS[1] == 2 && COUNTS[2] == 2;
    }
}
