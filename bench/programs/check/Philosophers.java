/**
 * Dining philosophers, each of whom eats once. Arguments: COUNT left|ordered.
 *
 * <p>{@code left}: everybody takes the fork on the left first, which may deadlock. {@code ordered}: the fork with the lower
 * number first, which cannot.
 */
public class Philosophers {
    static final class Philosopher extends Thread {
        private final Object first;
        private final Object second;

        Philosopher(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Object[] forks = new Object[Integer.parseInt(arguments[0])];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Object();
        }
        boolean ordered = arguments[1].equals("ordered");
        for (int i = 0; i < forks.length; i++) {
            int next = (i + 1) % forks.length;
            boolean swap = ordered && next < i;
            new Philosopher(forks[swap ? next : i], forks[swap ? i : next]).start();
        }
    }
}
