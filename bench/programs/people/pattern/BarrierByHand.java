//@ verdict: violated
//@ property: deadlock
// why: a barrier by hand without a generation: a fast thread resets the count and comes round before the others have left.
public class BarrierByHand {
    private final int parties;
    private int waiting;

    BarrierByHand(int parties) {
        this.parties = parties;
    }

    synchronized void await() throws InterruptedException {
        waiting++;
        if (waiting == parties) {
            waiting = 0;
            notifyAll();
            return;
        }
        while (waiting != 0) {
            wait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BarrierByHand barrier = new BarrierByHand(3);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                try {
                    for (int round = 0; round < 5; round++) {
                        System.out.println(Thread.currentThread().getName() + " round " + round);
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
    }
}
