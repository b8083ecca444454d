//@ about: atomic updates never race
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCount {
    static final AtomicInteger count = new AtomicInteger();

    static class First extends Thread {
        @Override
        public void run() {
            count.incrementAndGet();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            count.addAndGet(2);
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
