//@ verdict: holds
//@ assumes: clock
// why: the thread that ends is of another group than the one that is waited on, so the time must be up.
public class WaitBesideGroup {
    static final class Ends extends Thread {
        Ends(ThreadGroup group) {
            super(group, "ends");
        }

        @Override
        public void run() {
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("group");
        Thread ends = new Ends(Thread.currentThread().getThreadGroup());
        synchronized (group) {
            ends.start();
            long before = System.nanoTime();
            group.wait(1000);
            assert System.nanoTime() - before >= 1_000_000_000;
        }
    }
}
