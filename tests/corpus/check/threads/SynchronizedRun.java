//@ verdict: holds
//@ assurance: jmm
// why: a started run() is a call like any other: synchronized, it owns the monitor of its thread.
public class SynchronizedRun {
    public static void main(String[] arguments) {
        new Thread() {
            @Override
            public synchronized void run() {
                notifyAll();
            }
        }.start();
    }
}
