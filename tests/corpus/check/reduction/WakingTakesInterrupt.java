//@ verdict: violated
//@ property: assertion
// why: a thread whose wait was interrupted is seen so until it has its monitor again and throws.
public class WakingTakesInterrupt {
    static volatile boolean ready;

    static synchronized void await() {
        try {
            WakingTakesInterrupt.class.wait();
        } catch (InterruptedException expected) {
            return;
        }
    }

    public static void main(String[] arguments) {
        Thread waiting = new Thread(WakingTakesInterrupt::await);
        Thread interrupter = new Thread(() -> {
            waiting.interrupt();
            ready = true;
        });
        waiting.start();
        interrupter.start();
        if (ready) {
            assert !waiting.isInterrupted();
        }
    }
}
