//@ verdict: holds
//@ assurance: jmm
// why: only the inner lock is used, which wait gives back.
public class NestedMonitorFixed {
    private final Object inner = new Object();
    private boolean ready;

    void await() throws InterruptedException {
        synchronized (inner) {
            while (!ready) {
                inner.wait();
            }
        }
    }

    void release() {
        synchronized (inner) {
            ready = true;
            inner.notifyAll();
        }
    }

    static final class Releaser extends Thread {
        private final NestedMonitorFixed shared;

        Releaser(NestedMonitorFixed shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            shared.release();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        NestedMonitorFixed shared = new NestedMonitorFixed();
        new Releaser(shared).start();
        shared.await();
    }
}
