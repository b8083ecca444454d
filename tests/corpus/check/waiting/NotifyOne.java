//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: both threads may wait when the one notify comes.
public class NotifyOne {
    static final Object GATE = new Object();
    static boolean open;

    static final class Visitor extends Thread {
        @Override
        public void run() {
            try {
                synchronized (GATE) {
                    while (!open) {
                        GATE.wait(); //~
                    }
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        new Visitor().start();
        new Visitor().start();
        synchronized (GATE) {
            open = true;
            GATE.notify();
        }
    }
}
