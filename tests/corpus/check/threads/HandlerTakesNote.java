//@ verdict: holds
// why: the handler takes note of the exception, and throws nothing that it does not catch.
public class HandlerTakesNote {
    static volatile Throwable seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        worker.setUncaughtExceptionHandler((thread, exception) -> {
            try {
                throw new NullPointerException();
            } catch (NullPointerException caught) {
                seen = exception;
            }
        });
        worker.start();
        worker.join();
        assert seen instanceof IllegalStateException;
    }
}
