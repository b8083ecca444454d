//@ verdict: holds
//@ assurance: jmm
// why: without spurious wake-ups wait returns only after the notify, which follows the flag.
public class SpuriousNotAsked {
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
            assert ready;
        }
    }
}
