/** Producers and consumers over a place for one number. Arguments: PAIRS NUMBERS (for each producer). */
public class ProducerConsumer {
    static final class Place {
        private int number;
        private boolean full;

        synchronized void put(int value) throws InterruptedException {
            while (full) {
                wait();
            }
            number = value;
            full = true;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (!full) {
                wait();
            }
            full = false;
            notifyAll();
            return number;
        }
    }

    static void produce(Place place, int numbers) {
        try {
            for (int i = 0; i < numbers; i++) {
                place.put(i);
            }
        } catch (InterruptedException nobodyInterrupts) {
            throw new IllegalStateException(nobodyInterrupts);
        }
    }

    static void consume(Place place, int numbers, boolean alone) {
        try {
            for (int i = 0; i < numbers; i++) {
                int number = place.take();
                assert !alone || number == i;
            }
        } catch (InterruptedException nobodyInterrupts) {
            throw new IllegalStateException(nobodyInterrupts);
        }
    }

    public static void main(String[] arguments) {
        int pairs = Integer.parseInt(arguments[0]);
        int numbers = Integer.parseInt(arguments[1]);
        Place place = new Place();
        for (int i = 0; i < pairs; i++) {
            new Thread(() -> produce(place, numbers)).start();
            new Thread(() -> consume(place, numbers, pairs == 1)).start();
        }
    }
}
