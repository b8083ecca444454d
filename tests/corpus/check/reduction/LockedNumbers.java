//@ verdict: violated
//@ property: deadlock
// why: numbers that the JDK keeps are locked in opposite orders; both threads get at them by way of an array.
public class LockedNumbers {
    private static final Integer[] LOCKS = {1, 2};
    private static int turns;

    private static void turn(int first, int second) {
        synchronized (LOCKS[first]) {
            synchronized (LOCKS[second]) {
                turns++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> turn(0, 1));
        Thread two = new Thread(() -> turn(1, 0));
        one.start();
        two.start();
        one.join();
        two.join();
        assert turns == 2;
    }
}
