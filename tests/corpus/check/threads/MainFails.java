//@ verdict: violated
//@ property: exception
//@ all: exception, deadlock
// why: main dies of its exception, and the worker waits for a signal that main can no longer give.
public class MainFails {
    static final Object SIGNAL = new Object();
    static boolean sent;

    static final class Worker extends Thread {
        @Override
        public void run() {
            try {
                synchronized (SIGNAL) {
                    while (!sent) {
                        SIGNAL.wait();
                    }
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        int[] none = new int[0];
        none[0] = 1; //~
        synchronized (SIGNAL) {
            sent = true;
            SIGNAL.notify();
        }
    }
}
