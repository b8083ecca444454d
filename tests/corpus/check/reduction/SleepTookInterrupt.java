//@ verdict: holds
// why: the thread has slept, and lost its interrupt, when others may look; the twin of SleepTakesInterrupt.
public class SleepTookInterrupt {
    static volatile boolean ready;

    public static void main(String[] arguments) {
        Thread self = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(10);
            } catch (InterruptedException expected) {
                ready = true;
            }
        });
        self.start();
        if (ready) {
            assert !self.isInterrupted();
        }
    }
}
