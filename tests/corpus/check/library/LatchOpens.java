//@ verdict: holds
//@ assurance: jmm
// why: countDown orders what came before it before what follows await.
import java.util.concurrent.CountDownLatch;

public class LatchOpens {
    static final CountDownLatch LATCH = new CountDownLatch(1);
    static int value;

    static final class Opener extends Thread {
        @Override
        public void run() {
            value = 7;
            LATCH.countDown();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Opener().start();
        LATCH.await();
        assert value == 7;
    }
}
