//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: notify may come before wait, and nothing remembers it.
public class MissedSignal {
    static final Object SIGNAL = new Object();

    static final class Sender extends Thread {
        @Override
        public void run() {
            synchronized (SIGNAL) {
                SIGNAL.notify();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Sender().start();
        synchronized (SIGNAL) {
            SIGNAL.wait(); //~
        }
    }
}
