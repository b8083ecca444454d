//@ verdict: violated
//@ property: assertion
// why: the handler runs without the monitor of run().
public class SynchronizedRunCatches {
    static volatile boolean held;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread() {
            @Override
            public synchronized void run() {
                throw new IllegalStateException();
            }
        };
        other.setUncaughtExceptionHandler((thread, exception) -> held = Thread.holdsLock(thread));
        other.start();
        other.join();
        assert held; //~
    }
}
