//@ verdict: violated
//@ property: assertion
// why: a thread that another one starts ends a wait on it by its end, long before the time is up.
public class WaitEndedByStarted {
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
            new Starter(ends).start();
            long before = System.nanoTime();
            ends.wait(1000);
            assert System.nanoTime() - before >= 1_000_000_000; //~
        }
    }
}
