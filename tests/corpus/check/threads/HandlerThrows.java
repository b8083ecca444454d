//@ verdict: violated
//@ property: exception
// why: the handler of uncaught exceptions throws itself, and that exception nobody handles.
public class HandlerThrows {
    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        worker.setUncaughtExceptionHandler((thread, exception) -> {
            throw new NullPointerException(); //~
        });
        worker.start();
        worker.join();
    }
}
