//@ verdict: holds
// why: three workers go through three phases together; the array of results is read after the phaser has let all pass.
import java.util.concurrent.Phaser;

public class PhaserStages {
    private static final int WORKERS = 3;
    private static final int PHASES = 3;

    public static void main(String[] args) {
        int[] progress = new int[WORKERS];
        Phaser phaser = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                System.out.println("phase " + phase + " is done, parties " + registeredParties);
                return registeredParties == 0;
            }
        };
        for (int w = 0; w < WORKERS; w++) {
            phaser.register();
            final int id = w;
            new Thread(() -> {
                for (int phase = 0; phase < PHASES; phase++) {
                    progress[id]++;
                    phaser.arriveAndAwaitAdvance();
                    for (int other = 0; other < WORKERS; other++) {
                        assert progress[other] >= phase + 1;
                    }
                    phaser.arriveAndAwaitAdvance();
                }
                phaser.arriveAndDeregister();
            }, "worker-" + w).start();
        }
        phaser.arriveAndDeregister();
    }
}
