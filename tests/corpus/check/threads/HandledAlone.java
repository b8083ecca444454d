//@ verdict: holds
// why: the handler was there when the exception left the thread; the thread has cleared it at its end
public class HandledAlone {
    static volatile int v;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            v = 1;
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler((thread, exception) -> v = 9);
        t.start();
    }
}
