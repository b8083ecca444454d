//@ verdict: violated
//@ property: exception
// why: the seats are looked at and then decremented: two clerks sell the last one.
import java.util.concurrent.atomic.AtomicInteger;

public class CinemaSeats {
    private final AtomicInteger seats;

    CinemaSeats(int seats) {
        this.seats = new AtomicInteger(seats);
    }

    boolean sellTicket() {
        if (seats.get() > 0) {
            int left = seats.decrementAndGet();
            if (left < 0) {
                throw new IllegalStateException("sold a seat that is not there");
            }
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        CinemaSeats cinema = new CinemaSeats(10);
        Thread[] clerks = new Thread[3];
        for (int i = 0; i < clerks.length; i++) {
            clerks[i] = new Thread(() -> {
                int sold = 0;
                while (cinema.sellTicket()) {
                    sold++;
                }
                System.out.println(Thread.currentThread().getName() + " sold " + sold);
            }, "clerk-" + i);
            clerks[i].start();
        }
        for (Thread clerk : clerks) {
            clerk.join();
        }
    }
}
