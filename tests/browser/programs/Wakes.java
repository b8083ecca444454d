import sojourner.Verify;

/** A hand-over by wait and notify, then a claim that fails: bars, arrows that start and wake, printed events. */
public class Wakes {
    private final int[] slots = new int[2];
    private int used;

    synchronized void put(int value) {
        slots[used] = value;
        used++;
        Verify.print("put " + value);
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (used == 0) {
            wait();
        }
        used--;
        Verify.print("take " + slots[used]);
        return slots[used];
    }

    public static void main(String[] arguments) throws InterruptedException {
        Wakes buffer = new Wakes();
        int[] taken = new int[1];
        Thread consumer = new Thread(() -> {
            try {
                taken[0] = buffer.take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }, "consumer");
        consumer.start();
        buffer.put(7);
        consumer.join();
        assert taken[0] == 8 : "took " + taken[0];
    }
}
