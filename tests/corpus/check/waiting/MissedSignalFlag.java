//@ verdict: holds
//@ assurance: jmm
// why: the flag remembers a signal that came early.
public class MissedSignalFlag {
    static final Object SIGNAL = new Object();
    static boolean sent;

    static final class Sender extends Thread {
        @Override
        public void run() {
            synchronized (SIGNAL) {
                sent = true;
                SIGNAL.notify();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Sender().start();
        synchronized (SIGNAL) {
            while (!sent) {
                SIGNAL.wait();
            }
        }
    }
}
