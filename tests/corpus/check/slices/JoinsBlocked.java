//@ verdict: violated
//@ property: deadlock
// why: who joins holds the lock that the joined thread needs.

/** Who is joined, far from where it was started, is kept from ending by who joins it. */
public class JoinsBlocked {
    private static final Object LOCK = new Object();

    private static class Visitor extends Thread {
        @Override
        public void run() {
            enter();
        }

        private void enter() {
            synchronized (LOCK) {
                Thread.yield();
            }
        }
    }

    private static void await(Thread thread) throws InterruptedException {
        thread.join();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread visitor = new Visitor();
        synchronized (LOCK) {
            visitor.start();
            await(visitor);
        }
        assert false : "the visitor has ended";
    }
}
