//@ verdict: holds
// why: the thread has thrown, and lost its interrupt, when others may look; the twin of WakingTakesInterrupt.
public class WakingTookInterrupt {
    static volatile boolean ready;

    static synchronized void await() {
        try {
            WakingTookInterrupt.class.wait();
        } catch (InterruptedException expected) {
            ready = true;
        }
    }

    public static void main(String[] arguments) {
        Thread waiting = new Thread(WakingTookInterrupt::await);
        Thread interrupter = new Thread(waiting::interrupt);
        waiting.start();
        interrupter.start();
        if (ready) {
            assert !waiting.isInterrupted();
        }
    }
}
