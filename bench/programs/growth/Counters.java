/** N threads add to counters of their own, which they find by index. */
public class Counters {
    private static final int[] COUNTS = new int[64];

    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> {
                for (int round = 0; round < 3; round++) {
                    COUNTS[mine]++;
                }
            });
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        for (int number = 0; number < workers.length; number++) {
            assert COUNTS[number] == 3;
        }
    }
}
