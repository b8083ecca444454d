//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the waiter gives back the inner lock only; the other thread needs the outer one to reach it.
public class NestedMonitor {
    private final Object inner = new Object();
    private boolean ready;

    synchronized void await() throws InterruptedException {
        synchronized (inner) {
            while (!ready) {
                inner.wait(); //~
            }
        }
    }

    synchronized void release() {
        synchronized (inner) {
            ready = true;
            inner.notifyAll();
        }
    }

    static final class Releaser extends Thread {
        private final NestedMonitor shared;

        Releaser(NestedMonitor shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            shared.release();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        NestedMonitor shared = new NestedMonitor();
        new Releaser(shared).start();
        shared.await();
    }
}
