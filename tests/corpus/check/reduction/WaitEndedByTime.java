//@ verdict: holds
//@ assumes: clock
// why: the thread that is started is not the one that is waited on, so the time must be up.
public class WaitEndedByTime {
    static final class Ends extends Thread {
        @Override
        public void run() {
        }
    }

    static final class Starter extends Thread {
        final Thread other;

        Starter(Thread other) {
            this.other = other;
        }

        @Override
        public void run() {
            other.start();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread ends = new Ends();
        synchronized (ends) {
            new Starter(new Ends()).start();
            long before = System.nanoTime();
            ends.wait(1000);
            assert System.nanoTime() - before >= 1_000_000_000;
        }
    }
}
