//@ verdict: violated
//@ property: find
//@ options: --find 'StillHeldFound.told && thread(w).blocked'
// why: after the write, still inside the block, the other thread needs a monitor that the first one holds.

public class StillHeldFound {
    static volatile boolean told;

    public static void main(String[] arguments) {
        Thread w = new Thread(() -> {
            synchronized (StillHeldFound.class) {
            }
        }, "w");
        w.start();
        synchronized (StillHeldFound.class) {
            told = true;
        }
    }
}
