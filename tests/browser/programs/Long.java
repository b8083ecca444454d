/** A run of ten thousand steps: one thread counts while the other could move, and does not. */
public class Long {
    static volatile int count;
    static volatile int other;

    public static void main(String[] arguments) throws InterruptedException {
        Thread second = new Thread(() -> other = 1, "second");
        second.start();
        for (int turn = 0; turn < 5000; turn++) {
            count++;
        }
        assert other == 1 || count < 5000 : "counted to the end before the second thread moved";
    }
}
