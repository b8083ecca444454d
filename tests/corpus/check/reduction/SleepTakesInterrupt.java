//@ verdict: violated
//@ property: assertion
// why: a thread that has interrupted itself is seen so until it begins to sleep, which throws and takes the interrupt back.
public class SleepTakesInterrupt {
    static volatile boolean ready;

    public static void main(String[] arguments) {
        Thread self = new Thread(() -> {
            Thread.currentThread().interrupt();
            ready = true;
            try {
                Thread.sleep(10);
            } catch (InterruptedException expected) {
                return;
            }
        });
        self.start();
        if (ready) {
            assert !self.isInterrupted();
        }
    }
}
