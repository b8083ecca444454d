//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ ways: in turn
// why: a virtual thread that waits for ever does not keep the program alive.
import java.util.concurrent.CountDownLatch;

public class VirtualAreDaemons {
    static final CountDownLatch NEVER = new CountDownLatch(1);

    static final class Waiting implements Runnable {
        @Override
        public void run() {
            try {
                NEVER.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread.ofVirtual().start(new Waiting());
    }
}
