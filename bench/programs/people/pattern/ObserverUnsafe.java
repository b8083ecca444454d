//@ verdict: violated
//@ property: race
// why: observers are notified by the thread that changes the subject, and read its temperature unguarded.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ObserverUnsafe {
    interface Observer {
        void changed(Thermometer source);
    }

    static class Thermometer {
        private final List<Observer> observers = new CopyOnWriteArrayList<>();
        private double temperature;

        void addObserver(Observer observer) {
            observers.add(observer);
        }

        void setTemperature(double value) {
            temperature = value;
            for (Observer observer : observers) {
                observer.changed(this);
            }
        }

        double getTemperature() {
            return temperature;
        }
    }

    static class Average implements Observer {
        private double sum;
        private int count;

        @Override
        public synchronized void changed(Thermometer source) {
            sum += source.getTemperature();
            count++;
        }

        synchronized double get() {
            return sum / count;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thermometer thermometer = new Thermometer();
        Average average = new Average();
        thermometer.addObserver(average);
        Thread[] sensors = new Thread[2];
        for (int s = 0; s < sensors.length; s++) {
            final int id = s;
            sensors[s] = new Thread(() -> {
                for (int i = 0; i < 10; i++) {
                    thermometer.setTemperature(20 + id + i * 0.1);
                }
            });
            sensors[s].start();
        }
        for (Thread sensor : sensors) {
            sensor.join();
        }
        System.out.printf("average %.2f%n", average.get());
    }
}
