//@ verdict: violated
//@ property: assertion
// why: a thread that has interrupted itself is seen so until it begins to wait, which throws and takes the interrupt back.
public class WaitTakesInterrupt {
    static volatile boolean ready;

    static synchronized void await() {
        Thread.currentThread().interrupt();
        ready = true;
        try {
            WaitTakesInterrupt.class.wait();
        } catch (InterruptedException expected) {
            return;
        }
    }

    public static void main(String[] arguments) {
        Thread self = new Thread(WaitTakesInterrupt::await);
        self.start();
        if (ready) {
            assert !self.isInterrupted();
        }
    }
}
