//@ verdict: holds
//@ assurance: jmm
// why: an exception that leaves run() gives its monitor up before its handler runs, in which the other thread waits for it.
public class SynchronizedRunThrows {
    static volatile boolean taken;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread() {
            @Override
            public synchronized void run() {
                throw new IllegalStateException();
            }
        };
        other.setUncaughtExceptionHandler((thread, exception) -> {
            assert !Thread.holdsLock(thread);
            synchronized (thread) {
                taken = true;
            }
        });
        other.start();
        other.join();
        assert taken;
    }
}
