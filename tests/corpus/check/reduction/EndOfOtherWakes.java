//@ verdict: violated
//@ property: assertion
// why: a thread that another one starts wakes by its end whoever waits on it; what comes behind that wait may come first.
public class EndOfOtherWakes {
    static volatile int written;

    static final class Reader extends Thread {
        @Override
        public void run() {
            assert written == 0; //~
        }
    }

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
        new Reader().start();
        synchronized (ends) {
            new Starter(ends).start();
            ends.wait();
        }
        written = 1;
    }
}
