//@ verdict: holds
// why: the thread is never started, so nobody initialises Switch.

/** The twin of BeginningSetsFlag: a method by its name initialises nothing before it is called. */
public class BeginningNotStarted {
    private static volatile boolean flag;

    private static class Switch {
        static {
            flag = true;
        }

        static void touch() {
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread toucher = new Thread(Switch::touch);
        toucher.join();
        assert !flag;
    }
}
