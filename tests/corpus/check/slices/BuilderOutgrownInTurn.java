//@ verdict: holds
//@ options: --property exception
// why: one thread appends after the other one.

/** The twin of BuilderOutgrown. */
public class BuilderOutgrownInTurn {
    public static void main(String[] arguments) throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Thread writer = new Thread(() -> {
            text.append("0123456789");
        });
        writer.start();
        writer.join();
        text.append("abcdefghij");
    }
}
