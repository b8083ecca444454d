//@ verdict: holds
//@ assurance: jmm
// why: an interrupt ends the wait, whether it comes before or during it.
public class InterruptEndsWait {
    static final class Waiter extends Thread {
        @Override
        public void run() {
            boolean interrupted = false;
            synchronized (this) {
                try {
                    wait();
                } catch (InterruptedException expected) {
                    interrupted = true;
                }
            }
            assert interrupted;
            assert !isInterrupted();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Waiter waiter = new Waiter();
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
