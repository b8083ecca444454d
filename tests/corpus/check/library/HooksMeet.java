//@ verdict: holds
//@ assurance: jmm
// why: as in HooksLookRound, but one hook waits for what the other one says, started or not.
import java.util.concurrent.CountDownLatch;

public class HooksMeet {
    static final CountDownLatch SAID = new CountDownLatch(1);
    static int said;

    static final class First extends Thread {
        @Override
        public void run() {
            try {
                SAID.await();
            } catch (InterruptedException interrupt) {
                return;
            }
            assert said == 1;
        }
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            said = 1;
            SAID.countDown();
        }
    }

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new First());
        Runtime.getRuntime().addShutdownHook(new Second());
    }
}
