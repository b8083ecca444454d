/** What is returned from within a synchronized block; beside it, accesses under the monitor of their own object. */
public class Returned {
    private final Object door = new Object();
    private final int[] taken = new int[7];
    private int first;
    private int second;

    int place(int number) {
        synchronized (door) {
            int place = taken[number];
            return place;
        }
    }

    synchronized void count() {
        first = first + 1;
        second = second + 1;
    }

    static void work(Returned numbers) {
        for (int round = 0; round < 3; round++) {
            numbers.count();
            assert numbers.place(round) == 0;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Returned numbers = new Returned();
        Thread clerk = new Thread(() -> work(numbers));
        clerk.start();
        work(numbers);
        clerk.join();
        assert numbers.first == 6;
    }
}
