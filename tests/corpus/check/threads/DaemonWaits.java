//@ verdict: holds
//@ assurance: jmm
// why: a daemon that waits for ever does not keep the program alive.
public class DaemonWaits {
    static final class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (this) {
                try {
                    wait();
                } catch (InterruptedException nobodyDoesThis) {
                    throw new IllegalStateException(nobodyDoesThis);
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Waiter waiter = new Waiter();
        waiter.setDaemon(true);
        waiter.start();
    }
}
