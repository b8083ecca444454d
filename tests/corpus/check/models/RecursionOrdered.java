//@ verdict: holds
// why: both threads take the locks in the same order.
public class RecursionOrdered {
    static void take(Object[] locks, int at, int left) {
        if (left > 0) {
            synchronized (locks[at]) {
                take(locks, at + 1, left - 1);
            }
        }
    }

    public static void main(String[] args) {
        Object[] locks = {new Object(), new Object()};
        new Thread(() -> take(locks, 0, 2)).start();
        new Thread(() -> take(locks, 0, 2)).start();
    }
}
