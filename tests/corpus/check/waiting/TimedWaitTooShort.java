//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the time may be over before the flag is set, however long it is.
public class TimedWaitTooShort {
    static final Object LOCK = new Object();
    static boolean ready;

    static final class Setter extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                ready = true;
                LOCK.notify();
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Setter().start();
        synchronized (LOCK) {
            if (!ready) {
                LOCK.wait(60_000);
            }
            assert ready; //~
        }
    }
}
