//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: two are counted, one comes.
import java.util.concurrent.CountDownLatch;

public class LatchStaysShut {
    static final CountDownLatch LATCH = new CountDownLatch(2);

    static final class Opener extends Thread {
        @Override
        public void run() {
            LATCH.countDown();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Opener().start();
        LATCH.await(); //~
    }
}
