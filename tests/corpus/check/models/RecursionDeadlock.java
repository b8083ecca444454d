//@ verdict: violated
//@ property: deadlock
// why: each thread takes its lock by itself, and then the other one deeper in its calls.
public class RecursionDeadlock {
    static void take(Object[] locks, int at, int step, int left) {
        if (left > 0) {
            synchronized (locks[at]) {
                take(locks, at + step, step, left - 1);
            }
        }
    }

    public static void main(String[] args) {
        Object[] locks = {new Object(), new Object()};
        new Thread(() -> take(locks, 0, 1, 2)).start();
        new Thread(() -> take(locks, 1, -1, 2)).start();
    }
}
