//@ verdict: violated
//@ property: assertion
// why: who has found the monitor held may be seen blocked when it is free already, until it goes on.
public class BlockedAfterExit {
    static volatile int step;

    static final class Blocked extends Thread {
        @Override
        public void run() {
            step = 1;
            synchronized (BlockedAfterExit.class) {
                step = 2;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Blocked blocked = new Blocked();
        synchronized (BlockedAfterExit.class) {
            blocked.start();
        }
        assert blocked.getState() != Thread.State.BLOCKED; //~
    }
}
