//@ verdict: violated
//@ property: exception
// why: main arrives twice; whoever arrives between the last arrival of the phase and its end is one too many.
import java.util.concurrent.Phaser;

public class PhaserTooMany {
    static final Phaser PHASER = new Phaser(2);

    static final class Party extends Thread {
        @Override
        public void run() {
            PHASER.arrive();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Party party = new Party();
        party.start();
        PHASER.arrive();
        PHASER.arrive();
        party.join();
    }
}
