//@ verdict: holds
//@ assurance: jmm
// why: whoever is woken wakes the next.
public class NotifyPassedOn {
    static final Object GATE = new Object();
    static boolean open;

    static final class Visitor extends Thread {
        @Override
        public void run() {
            try {
                synchronized (GATE) {
                    while (!open) {
                        GATE.wait();
                    }
                    GATE.notify();
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
