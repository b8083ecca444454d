//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: who leaves is not waited for any more.
import java.util.concurrent.Phaser;

public class PhaserLeft {
    static final Phaser PHASER = new Phaser(2);

    static final class Once extends Thread {
        @Override
        public void run() {
            PHASER.arriveAndDeregister();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Once once = new Once();
        once.start();
        PHASER.arriveAndAwaitAdvance();
        PHASER.arriveAndAwaitAdvance();
        assert PHASER.getPhase() == 2;
        once.join();
    }
}
