//@ verdict: violated
//@ property: exception
// why: t has no handler
public class UnhandledAlone {
    static volatile int v;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            v = 1;
            throw new IllegalStateException();
        });
        Thread.currentThread().setUncaughtExceptionHandler((thread, exception) -> v = 9);
        t.start();
    }
}
