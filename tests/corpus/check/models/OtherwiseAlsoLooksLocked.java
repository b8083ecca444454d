//@ verdict: holds
//@ assurance: jmm
// why: nobody closes between the look and the entry.
public class OtherwiseAlsoLooksLocked {
    static boolean closed;
    static int entered;
    static int refused;

    public static void main(String[] arguments) throws InterruptedException {
        Thread visitor = new Thread(() -> {
            synchronized (OtherwiseAlsoLooksLocked.class) {
                if (closed) {
                    refused = 1;
                } else {
                    entered = 1;
                }
            }
        });
        visitor.start();
        int seen;
        synchronized (OtherwiseAlsoLooksLocked.class) {
            closed = true;
            seen = entered;
        }
        visitor.join();
        assert seen == entered;
    }
}
