//@ verdict: violated
//@ property: assertion
//@ jdk: 17 only
// why: a group of threads notifies whoever waits on it when its last thread ends (up to JDK 18), long before the time is up.
public class WaitEndedByGroup {
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
        Thread ends = new Ends(group);
        synchronized (group) {
            ends.start();
            long before = System.nanoTime();
            group.wait(1000);
            assert System.nanoTime() - before >= 1_000_000_000; //~
        }
    }
}
