//@ verdict: holds
//@ assurance: jmm
// why: an exception that leaves a synchronized method or block gives the lock back.
public class ExceptionLeavesMonitor {
    synchronized void failInMethod() {
        throw new IllegalStateException("method");
    }

    void failInBlock() {
        synchronized (this) {
            throw new IllegalStateException("block");
        }
    }

    static final class Worker extends Thread {
        private final ExceptionLeavesMonitor shared;

        Worker(ExceptionLeavesMonitor shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            try {
                shared.failInMethod();
            } catch (IllegalStateException expected) {
                assert !Thread.holdsLock(shared);
            }
            try {
                shared.failInBlock();
            } catch (IllegalStateException expected) {
                assert !Thread.holdsLock(shared);
            }
        }
    }

    public static void main(String[] arguments) {
        ExceptionLeavesMonitor shared = new ExceptionLeavesMonitor();
        new Worker(shared).start();
        new Worker(shared).start();
    }
}
