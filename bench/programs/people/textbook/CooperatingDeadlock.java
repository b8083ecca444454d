//@ verdict: violated
//@ property: deadlock
// why: setLocation holds the taxi and calls the dispatcher, getImage holds the dispatcher and calls the taxi.
import java.util.HashSet;
import java.util.Set;

public class CooperatingDeadlock {
    record Point(int x, int y) {
    }

    static class Taxi {
        private Point location = new Point(0, 0);
        private Point destination;
        private final Dispatcher dispatcher;

        Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        public synchronized Point getLocation() {
            return location;
        }

        public synchronized void setLocation(Point location) {
            this.location = location;
            if (location.equals(destination)) {
                dispatcher.notifyAvailable(this);
            }
        }

        public synchronized void setDestination(Point destination) {
            this.destination = destination;
        }
    }

    static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>();
        private final Set<Taxi> availableTaxis = new HashSet<>();

        public synchronized void add(Taxi taxi) {
            taxis.add(taxi);
        }

        public synchronized void notifyAvailable(Taxi taxi) {
            availableTaxis.add(taxi);
        }

        public synchronized String getImage() {
            StringBuilder image = new StringBuilder();
            for (Taxi t : taxis) {
                image.append(t.getLocation()).append('\n');
            }
            return image.toString();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatcher dispatcher = new Dispatcher();
        Taxi taxi = new Taxi(dispatcher);
        dispatcher.add(taxi);
        taxi.setDestination(new Point(3, 3));
        Thread driver = new Thread(() -> {
            for (int i = 1; i <= 3; i++) {
                taxi.setLocation(new Point(i, i));
            }
        }, "driver");
        Thread screen = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                System.out.print(dispatcher.getImage());
            }
        }, "screen");
        driver.start();
        screen.start();
        driver.join();
        screen.join();
    }
}
