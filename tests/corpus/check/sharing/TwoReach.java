//@ verdict: violated
//@ property: assertion
// why: no static field leads to the counter, only the two threads do; one update may be lost.
public class TwoReach {
    static final class Counter {
        volatile int value;
    }

    static final class Counting implements Runnable {
        private final Counter counter;

        Counting(Counter counter) {
            this.counter = counter;
        }

        @Override
        public void run() {
            counter.value++;
        }
    }

    static final class Making extends Thread {
        @Override
        public void run() {
            Counter counter = new Counter();
            Thread one = new Thread(new Counting(counter));
            Thread other = new Thread(new Counting(counter));
            one.start();
            other.start();
            try {
                one.join();
                other.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert counter.value == 2; //~
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Making making = new Making();
        making.start();
        making.join();
    }
}
