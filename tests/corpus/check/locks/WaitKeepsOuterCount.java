//@ verdict: holds
//@ assurance: jmm
// why: wait gives back all nested entries of its own lock, and takes as many again.
public class WaitKeepsOuterCount {
    private boolean ready;

    synchronized void await() throws InterruptedException {
        synchronized (this) {
            while (!ready) {
                wait();
            }
        }
        assert Thread.holdsLock(this);
    }

    synchronized void release() {
        ready = true;
        notify();
    }

    static final class Releaser extends Thread {
        private final WaitKeepsOuterCount shared;

        Releaser(WaitKeepsOuterCount shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            shared.release();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        WaitKeepsOuterCount shared = new WaitKeepsOuterCount();
        new Releaser(shared).start();
        shared.await();
        assert !Thread.holdsLock(shared);
    }
}
