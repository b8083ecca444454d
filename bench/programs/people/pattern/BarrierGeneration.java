//@ verdict: holds
// why: a barrier by hand with a generation number.
public class BarrierGeneration {
    private final int parties;
    private int waiting;
    private int generation;

    BarrierGeneration(int parties) {
        this.parties = parties;
    }

    synchronized int await() throws InterruptedException {
        int mine = generation;
        waiting++;
        if (waiting == parties) {
            waiting = 0;
            generation++;
            notifyAll();
            return mine;
        }
        while (mine == generation) {
            wait();
        }
        return mine;
    }

    public static void main(String[] args) throws InterruptedException {
        BarrierGeneration barrier = new BarrierGeneration(3);
        int[] sums = new int[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            final int id = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 10; round++) {
                        sums[id] += round;
                        int generation = barrier.await();
                        assert generation == round * 2;
                        assert sums[0] == sums[1] && sums[1] == sums[2];
                        barrier.await();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "thread-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("sum " + sums[0]);
    }
}
