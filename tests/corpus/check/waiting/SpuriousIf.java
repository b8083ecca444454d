//@ verdict: violated
//@ property: assertion
//@ all: assertion
//@ options: --spurious-wakeups
// why: wait may return for no reason, and the condition is not tested again.
public class SpuriousIf {
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
                LOCK.wait();
            }
            assert ready; //~
        }
    }
}
