//@ verdict: holds
//@ assurance: jmm
// why: each thread holds the monitor of an object of its own when the search begins, and leaves it after the other has ended.
public class PrivateMonitorHeld {
    static volatile int count;

    synchronized void add() {
        count++;
    }

    static final class Worker extends Thread {
        @Override
        public void run() {
            new PrivateMonitorHeld().add();
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        new Worker().start();
    }
}
