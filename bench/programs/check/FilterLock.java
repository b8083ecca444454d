import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Peterson's filter lock: threads that work one at a time, for ever. Argument: COUNT.
 *
 * <p>Nobody waits for ever if the scheduler is fair: {@code [] (FilterLock.waits -> <> FilterLock.works)} is about thread 0.
 */
public class FilterLock {
    static AtomicIntegerArray level;
    static AtomicIntegerArray last;
    static volatile boolean waits;
    static volatile boolean works;

    static final class Worker extends Thread {
        private final int number;

        Worker(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            while (true) {
                if (number == 0) {
                    waits = true;
                }
                for (int floor = 1; floor < level.length(); floor++) {
                    level.set(number, floor);
                    last.set(floor, number);
                    while (last.get(floor) == number && isCrowded(floor)) {
                    }
                }
                if (number == 0) {
                    waits = false;
                    works = true;
                    works = false;
                }
                level.set(number, 0);
            }
        }

        private boolean isCrowded(int floor) {
            for (int other = 0; other < level.length(); other++) {
                if (other != number && level.get(other) >= floor) {
                    return true;
                }
            }
            return false;
        }
    }

    public static void main(String[] arguments) {
        int count = Integer.parseInt(arguments[0]);
        level = new AtomicIntegerArray(count);
        last = new AtomicIntegerArray(count);
        for (int number = 0; number < count; number++) {
            new Worker(number).start();
        }
    }
}
