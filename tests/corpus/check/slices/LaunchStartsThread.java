//@ verdict: holds
// why: nobody waits for the thread, so the initialisers end, and then the thread goes on.

/** The twin of LaunchNeedsThread: the initialiser starts the thread, and does not wait for it. */
public class LaunchStartsThread {
    private static int value = Helper.value;

    private static void touch() {
    }

    private static class Helper {
        static int value;

        static {
            Thread toucher = new Thread(() -> touch());
            toucher.start();
        }
    }

    public static void main(String[] arguments) {
    }
}
