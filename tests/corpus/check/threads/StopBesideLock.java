//@ verdict: holds
//@ jdk: 17 only
// why: the monitor is free again when the end of the stopped thread is waited for.
public class StopBesideLock {
    static final Object LOCK = new Object();

    @SuppressWarnings("removal")
    public static void main(String[] arguments) throws Exception {
        Thread entering = new Thread(() -> {
            synchronized (LOCK) {
            }
        });
        synchronized (LOCK) {
            entering.start();
            entering.stop();
        }
        entering.join();
    }
}
