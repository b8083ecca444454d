//@ verdict: holds
// why: three places, six cars; a permit is released in finally, so that the counter never exceeds three.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class ParkingSemaphore {
    static class ParkingLot {
        private final Semaphore places = new Semaphore(3, true);
        private final AtomicInteger parked = new AtomicInteger();

        void park(String car) throws InterruptedException {
            places.acquire();
            try {
                int now = parked.incrementAndGet();
                assert now <= 3 : now + " cars on 3 places";
                System.out.println(car + " parks");
                Thread.sleep(10);
                parked.decrementAndGet();
            } finally {
                places.release();
            }
            System.out.println(car + " leaves");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ParkingLot lot = new ParkingLot();
        Thread[] cars = new Thread[6];
        for (int i = 0; i < cars.length; i++) {
            final String name = "car-" + i;
            cars[i] = new Thread(() -> {
                try {
                    lot.park(name);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            cars[i].start();
        }
        for (Thread car : cars) {
            car.join();
        }
        System.out.println("The lot is empty");
    }
}
