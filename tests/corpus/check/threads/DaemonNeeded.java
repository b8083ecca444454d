//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: main waits for a daemon that waits for ever; main is no daemon.
public class DaemonNeeded {
    static final class Waiter extends Thread {
        @Override
        public void run() {
            synchronized (this) {
                try {
                    wait(); //~
                } catch (InterruptedException nobodyDoesThis) {
                    throw new IllegalStateException(nobodyDoesThis);
                }
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Waiter waiter = new Waiter();
        waiter.setDaemon(true);
        waiter.start();
        waiter.join(); //~
    }
}
