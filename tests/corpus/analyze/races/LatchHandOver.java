//@ about: a latch orders what was done before it was counted down
import java.util.concurrent.CountDownLatch;

public class LatchHandOver {
    static int data;
    static final CountDownLatch latch = new CountDownLatch(1);

    static class First extends Thread {
        @Override
        public void run() {
            data = 42;
            latch.countDown();
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            try {
                latch.await();
            } catch (InterruptedException e) {
                return;
            }
            if (data != 42) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
