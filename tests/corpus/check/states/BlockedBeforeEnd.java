//@ verdict: holds
//@ assurance: jmm
// why: as in BlockedAfterExit, but who has ended is not blocked.
public class BlockedBeforeEnd {
    static volatile int step;

    static final class Blocked extends Thread {
        @Override
        public void run() {
            step = 1;
            synchronized (BlockedBeforeEnd.class) {
                step = 2;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Blocked blocked = new Blocked();
        synchronized (BlockedBeforeEnd.class) {
            blocked.start();
        }
        blocked.join();
        assert blocked.getState() != Thread.State.BLOCKED;
    }
}
