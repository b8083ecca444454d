//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the flag is tested before the lock is taken; the signal may come in between.
public class TestOutsideLock {
    static final Object SIGNAL = new Object();
    static volatile boolean sent;

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
        if (!sent) {
            synchronized (SIGNAL) {
                SIGNAL.wait(); //~
            }
        }
    }
}
