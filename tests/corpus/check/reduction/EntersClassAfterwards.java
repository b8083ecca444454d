//@ verdict: holds
// why: the second thread is started after the end of the first.
public class EntersClassAfterwards {
    static volatile int step;
    static int first;

    static synchronized void enter(int number) {
        if (first == 0) {
            first = number;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> enter(1));
        Thread two = new Thread(() -> {
            step = 1;
            enter(2);
        });
        one.start();
        one.join();
        two.start();
        two.join();
        assert first == 1;
    }
}
