//@ verdict: holds
//@ assurance: jmm
// why: as in StartHandsOver, but the starter makes its update before.
public class StartHandsOverBefore {
    static final class Counter {
        volatile int value;
    }

    static final class Counting extends Thread {
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
            Counting other = new Counting(counter);
            counter.value++;
            other.start();
            try {
                other.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert counter.value == 2;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Making making = new Making();
        making.start();
        making.join();
    }
}
