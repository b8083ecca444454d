/** Two exceptions: one that is caught, and one that leaves its thread. */
public class Throws {
    private static int asked;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(Throws::askTwice, "other");
        other.start();
        other.join();
    }

    private static void askTwice() {
        try {
            ask(1);
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }
        ask(2);
    }

    private static synchronized void ask(int what) {
        asked += what;
        if (what == 1) throw new IllegalArgumentException("not one");
        throw new IllegalStateException("asked for " + what);
    }
}
