//@ verdict: holds
//@ assurance: jmm
// why: the finally block gives the permit back.
public class ExceptionGivesPermit {
    private boolean taken;

    synchronized void acquire() throws InterruptedException {
        while (taken) {
            wait();
        }
        taken = true;
    }

    synchronized void release() {
        taken = false;
        notify();
    }

    static final class Worker extends Thread {
        private final ExceptionGivesPermit permit;

        Worker(ExceptionGivesPermit permit) {
            this.permit = permit;
        }

        private void fail() {
            throw new IllegalStateException("work");
        }

        @Override
        public void run() {
            try {
                permit.acquire();
                try {
                    fail();
                } finally {
                    permit.release();
                }
            } catch (InterruptedException | IllegalStateException ignored) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] arguments) {
        ExceptionGivesPermit permit = new ExceptionGivesPermit();
        new Worker(permit).start();
        new Worker(permit).start();
    }
}
