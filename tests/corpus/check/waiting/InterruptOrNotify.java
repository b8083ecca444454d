//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a waiter that is both notified and interrupted may return either way.
public class InterruptOrNotify {
    static final class Waiter extends Thread {
        boolean waiting;

        @Override
        public void run() {
            boolean interrupted = false;
            synchronized (this) {
                waiting = true;
                try {
                    wait();
                } catch (InterruptedException possible) {
                    interrupted = true;
                }
            }
            assert interrupted; //~
        }
    }

    public static void main(String[] arguments) {
        Waiter waiter = new Waiter();
        waiter.start();
        synchronized (waiter) {
            if (waiter.waiting) {
                waiter.notify();
            }
        }
        waiter.interrupt();
    }
}
