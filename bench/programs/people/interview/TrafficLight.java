//@ verdict: holds
// why: the road that is green is looked at and changed under one lock.
import java.util.concurrent.locks.ReentrantLock;

public class TrafficLight {
    private final ReentrantLock lock = new ReentrantLock();
    private int greenRoad = 1;
    private int crossing;

    void carArrived(int carId, int roadId, Runnable turnGreen, Runnable crossCar) {
        lock.lock();
        try {
            if (greenRoad != roadId) {
                greenRoad = roadId;
                turnGreen.run();
            }
            crossing++;
            assert crossing == 1;
            crossCar.run();
            crossing--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TrafficLight light = new TrafficLight();
        int[] roads = {1, 2, 1, 2, 1};
        Thread[] cars = new Thread[roads.length];
        for (int i = 0; i < cars.length; i++) {
            final int car = i;
            final int road = roads[i];
            cars[i] = new Thread(() -> light.carArrived(car, road,
                () -> System.out.println("Traffic light on road " + road + " is green"),
                () -> System.out.println("Car " + car + " has passed road " + road)));
            cars[i].start();
        }
        for (Thread car : cars) {
            car.join();
        }
    }
}
