//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what was written before arriving is visible in the next phase.
import java.util.concurrent.Phaser;

public class PhaserPublishes {
    static final Phaser PHASER = new Phaser(2);
    static int value;

    static final class Writing extends Thread {
        @Override
        public void run() {
            value = 7;
            PHASER.arrive();
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Writing().start();
        PHASER.arriveAndAwaitAdvance();
        assert value == 7;
    }
}
