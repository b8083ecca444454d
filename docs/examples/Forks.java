/** Two threads, two forks, two orders. */
public class Forks {
    static final Object left = new Object();
    static final Object right = new Object();

    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> eat(left, right), "Ada").start();
        new Thread(() -> eat(right, left), "Bob").start();
    }
}
