//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: two threads may wait for each other's monitor for ever; that a third one goes on does not help them.
public class MonitorCircle {
    static final Object LEFT = new Object();
    static final Object RIGHT = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { //~
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> both(LEFT, RIGHT), "one").start();
        new Thread(() -> both(RIGHT, LEFT), "two").start();
        while (true) {
            Thread.yield();
        }
    }
}
