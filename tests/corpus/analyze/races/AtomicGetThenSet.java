//@ about: an update in two atomic steps loses counts, but is no data race
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicGetThenSet {
    static final AtomicInteger count = new AtomicInteger();

    static class First extends Thread {
        @Override
        public void run() {
            count.set(count.get() + 1);
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            count.set(count.get() + 1);
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
