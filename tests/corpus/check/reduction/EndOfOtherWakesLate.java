//@ verdict: holds
//@ assurance: jmm
// why: the thread whose end wakes the one that writes is started only when the reader has ended.
public class EndOfOtherWakesLate {
    static volatile int written;

    static final class Reader extends Thread {
        @Override
        public void run() {
            assert written == 0;
        }
    }

    static final class Ends extends Thread {
        @Override
        public void run() {
        }
    }

    static final class Starter extends Thread {
        final Thread first;
        final Thread other;

        Starter(Thread first, Thread other) {
            this.first = first;
            this.other = other;
        }

        @Override
        public void run() {
            try {
                first.join();
            } catch (InterruptedException exception) {
                return;
            }
            other.start();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread ends = new Ends();
        Thread reader = new Reader();
        reader.start();
        synchronized (ends) {
            new Starter(reader, ends).start();
            ends.wait();
        }
        written = 1;
    }
}
