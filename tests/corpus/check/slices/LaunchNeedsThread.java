//@ verdict: violated
//@ property: deadlock
// why: the launcher initialises the main class, which needs Helper; Helper waits for a thread, and that for the main class.

/** The main class is initialised before main, but not before all threads: its initialiser leads to one. */
public class LaunchNeedsThread {
    private static int value = Helper.value;

    private static void touch() {
    }

    private static class Helper {
        static int value;

        static {
            Thread toucher = new Thread(() -> touch());
            toucher.start();
            try {
                toucher.join();
            } catch (InterruptedException interrupted) {
                value = 1;
            }
        }
    }

    public static void main(String[] arguments) {
    }
}
