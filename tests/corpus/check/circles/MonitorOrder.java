//@ verdict: holds
//@ assurance: jmm
// why: both threads take the monitors in the same order.
public class MonitorOrder {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(LEFT, RIGHT), "two").start();
        while (true) {
            Thread.yield();
        }
    }
}
