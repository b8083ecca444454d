//@ verdict: holds
//@ assurance: jmm
// why: main waits for the end of the phase before it arrives again.
import java.util.concurrent.Phaser;

public class PhaserEachOnce {
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
        int phase = PHASER.arrive();
        PHASER.awaitAdvance(phase);
        assert PHASER.arrive() == 1;
        party.join();
    }
}
