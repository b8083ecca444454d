//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: who has registered is waited for in the second phase too.
import java.util.concurrent.Phaser;

public class PhaserForgotten {
    static final Phaser PHASER = new Phaser(2);

    static final class Once extends Thread {
        @Override
        public void run() {
            PHASER.arrive();
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
