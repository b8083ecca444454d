//@ verdict: violated
//@ property: exception|race
// why: iterating over a synchronized list takes its lock at each call only: ConcurrentModificationException.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIteration {
    private final List<String> observers = Collections.synchronizedList(new ArrayList<>());

    void register(String observer) {
        observers.add(observer);
    }

    void unregister(String observer) {
        observers.remove(observer);
    }

    void notifyObservers(int temperature) {
        for (String observer : observers) {
            System.out.println(observer + ": " + temperature + " degrees");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedListIteration station = new SynchronizedListIteration();
        station.register("display");
        station.register("phone");
        Thread weather = new Thread(() -> {
            for (int t = 15; t < 20; t++) {
                station.notifyObservers(t);
            }
        });
        Thread user = new Thread(() -> {
            station.register("watch");
            station.unregister("phone");
        });
        weather.start();
        user.start();
        weather.join();
        user.join();
    }
}
