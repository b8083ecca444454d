//@ verdict: holds
// why: the thread has tried to wait, and lost its interrupt, when others may look; the twin of WaitTakesInterrupt.
public class WaitTookInterrupt {
    static volatile boolean ready;

    static synchronized void await() {
        Thread.currentThread().interrupt();
        try {
            WaitTookInterrupt.class.wait();
        } catch (InterruptedException expected) {
            ready = true;
        }
    }

    public static void main(String[] arguments) {
        Thread self = new Thread(WaitTookInterrupt::await);
        self.start();
        if (ready) {
            assert !self.isInterrupted();
        }
    }
}
