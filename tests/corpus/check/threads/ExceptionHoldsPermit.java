//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the permit is not given back when the work fails, and the next worker waits for ever.
public class ExceptionHoldsPermit {
    private boolean taken;

    synchronized void acquire() throws InterruptedException {
        while (taken) {
            wait(); //~
        }
        taken = true;
    }

    synchronized void release() {
        taken = false;
        notify();
    }

    static final class Worker extends Thread {
        private final ExceptionHoldsPermit permit;

        Worker(ExceptionHoldsPermit permit) {
            this.permit = permit;
        }

        private void fail() {
            throw new IllegalStateException("work");
        }

        @Override
        public void run() {
            try {
                permit.acquire();
                fail();
                permit.release();
            } catch (InterruptedException | IllegalStateException ignored) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        ExceptionHoldsPermit permit = new ExceptionHoldsPermit();
        new Worker(permit).start();
        new Worker(permit).start();
    }
}
