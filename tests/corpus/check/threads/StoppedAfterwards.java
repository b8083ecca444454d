//@ verdict: holds
//@ jdk: 17 only
// why: as in StoppedBetween, but whoever is stopped has passed the first stage.
public class StoppedAfterwards {
    static volatile boolean inside;
    static volatile int seen = 2;

    static final class Worker extends Thread {
        @Override
        public void run() {
            int stage = 1;
            stage = 2;
            try {
                inside = true;
                inside = false;
            } catch (ThreadDeath death) {
                seen = stage;
            }
        }
    }

    @SuppressWarnings("removal")
    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        if (inside) {
            try {
                worker.stop();
            } catch (ThreadDeath death) {
                throw new IllegalStateException(death);
            }
        }
        worker.join();
        assert seen == 2;
    }
}
