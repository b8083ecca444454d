//@ verdict: violated
//@ property: deadlock|exception
// why: an exception leaves the method between lock and unlock; the next caller waits for ever.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class UnlockForgotten {
    private final Lock lock = new ReentrantLock();
    private int stock = 3;

    int take(int amount) {
        lock.lock();
        if (amount > stock) {
            throw new IllegalArgumentException("only " + stock + " left");
        }
        stock -= amount;
        lock.unlock();
        return amount;
    }

    public static void main(String[] args) throws InterruptedException {
        UnlockForgotten shop = new UnlockForgotten();
        Thread[] customers = new Thread[3];
        for (int i = 0; i < customers.length; i++) {
            final int amount = i + 1;
            customers[i] = new Thread(() -> {
                try {
                    System.out.println(Thread.currentThread().getName() + " has " + shop.take(amount));
                } catch (IllegalArgumentException e) {
                    System.out.println(Thread.currentThread().getName() + ": " + e.getMessage());
                }
            }, "customer-" + i);
            customers[i].start();
        }
        for (Thread customer : customers) {
            customer.join();
        }
        System.out.println("the shop closes");
    }
}
