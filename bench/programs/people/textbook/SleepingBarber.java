//@ verdict: holds
// why: the classic barber with semaphores; every customer is either served or sent away, and the barber is told when to go home.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SleepingBarber {
    static final int CHAIRS = 2;
    static final int CUSTOMERS = 5;

    private final Semaphore customersReady = new Semaphore(0);
    private final Semaphore barberReady = new Semaphore(0);
    private final Semaphore seats = new Semaphore(1);
    private int freeSeats = CHAIRS;
    private volatile boolean closing;
    private final AtomicInteger served = new AtomicInteger();
    private final AtomicInteger sentAway = new AtomicInteger();

    void barber() {
        try {
            while (true) {
                customersReady.acquire();
                if (closing) {
                    return;
                }
                seats.acquire();
                freeSeats++;
                barberReady.release();
                seats.release();
                System.out.println("Barber is cutting hair");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void customer(int id) {
        try {
            seats.acquire();
            if (freeSeats > 0) {
                freeSeats--;
                customersReady.release();
                seats.release();
                barberReady.acquire();
                served.incrementAndGet();
                System.out.println("Customer " + id + " has a haircut");
            } else {
                seats.release();
                sentAway.incrementAndGet();
                System.out.println("Customer " + id + " goes away");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SleepingBarber shop = new SleepingBarber();
        Thread barber = new Thread(shop::barber, "barber");
        barber.start();
        Thread[] customers = new Thread[CUSTOMERS];
        for (int i = 0; i < CUSTOMERS; i++) {
            final int id = i;
            customers[i] = new Thread(() -> shop.customer(id), "customer-" + i);
            customers[i].start();
            Thread.sleep(10);
        }
        for (Thread customer : customers) {
            customer.join();
        }
        shop.closing = true;
        shop.customersReady.release();
        barber.join();
        System.out.println("served " + shop.served + ", sent away " + shop.sentAway);
        assert shop.served.get() + shop.sentAway.get() == CUSTOMERS;
    }
}
