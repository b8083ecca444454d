//@ verdict: holds
//@ assurance: jmm
// why: a hook is a thread: its synchronized run() owns its monitor.
public class SynchronizedHook {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public synchronized void run() {
                notifyAll();
            }
        });
    }
}
