//@ verdict: violated
//@ property: assertion
// why: the second thread does something of its own first; it may be the first to enter the monitor of the class all the same.
public class EntersClassLater {
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
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
