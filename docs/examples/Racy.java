/** One thread waits for the other by looking at a plain field. */
public class Racy {
    private static boolean ready;

    public static void main(String[] arguments) {
        new Thread(() -> ready = true, "writer").start();
        while (!ready) {
            Thread.onSpinWait();
        }
    }
}
