/** Two threads hand values over; one method is never called, and one branch no run takes. */
public class HandOver {
    private int item;
    private boolean full;
    private static int sum;
    private static volatile boolean done;

    synchronized void put(int value) throws InterruptedException {
        while (full) wait();
        item = value;
        full = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (!full) wait();
        full = false;
        notifyAll();
        return item;
    }

    synchronized void clear() {
        full = false;
    }

    public static void main(String[] arguments) throws InterruptedException {
        HandOver place = new HandOver();
        Thread taker = new Thread(() -> {
            try {
                sum = place.take() + place.take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            done = true;
        }, "taker");
        taker.start();
        place.put(1);
        place.put(2);
        while (!done) Thread.onSpinWait();
        if (sum != 3) {
            System.out.println("a value was lost");
        }
    }
}
