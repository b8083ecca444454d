//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the handler is set before any thread runs, and speaks when its thread, which is started last, has failed.
public class HandlerWaitsForStart {
    static volatile int told;
    static volatile int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> seen = told);
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("on purpose");
        });
        failing.setUncaughtExceptionHandler((thread, exception) -> told = 1);
        reader.start();
        failing.start();
        reader.join();
        failing.join();
        assert seen == 0 : "the handler was faster";
    }
}
