//@ verdict: holds
// why: three friends meet at a barrier, twice; nobody breaks it.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class CyclicBarrierParty {
    static class Friend implements Runnable {
        private final CyclicBarrier barrier;

        Friend(CyclicBarrier barrier) {
            this.barrier = barrier;
        }

        @Override
        public void run() {
            try {
                System.out.println(Thread.currentThread().getName() + " is on the way");
                Thread.sleep(100);
                barrier.await();
                System.out.println(Thread.currentThread().getName() + " is eating");
                barrier.await();
                System.out.println(Thread.currentThread().getName() + " goes home");
            } catch (InterruptedException | BrokenBarrierException ex) {
                throw new IllegalStateException(ex);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("Everybody is here"));
        Thread[] friends = {
            new Thread(new Friend(barrier), "Anna"),
            new Thread(new Friend(barrier), "Ben"),
            new Thread(new Friend(barrier), "Cleo"),
        };
        for (Thread friend : friends) {
            friend.start();
        }
        for (Thread friend : friends) {
            friend.join();
        }
        System.out.println("The party is over");
    }
}
