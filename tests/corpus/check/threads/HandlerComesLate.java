//@ verdict: violated
//@ property: exception
// why: the worker may fail before the handler for all threads is set.
public class HandlerComesLate {
    static volatile int told;

    public static void main(String[] arguments) throws InterruptedException {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException(); //~
        });
        worker.start();
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> told = 1);
        worker.join();
    }
}
