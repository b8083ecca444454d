//@ verdict: holds
//@ assurance: jmm
//@ options: --spurious-wakeups
// why: the loop tests the condition after every return of wait.
public class SpuriousLoop {
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
            while (!ready) {
                LOCK.wait();
            }
            assert ready;
        }
    }
}
