//@ verdict: holds
//@ assurance: jmm
// why: as in TwoReach, but the update is made under a lock.
public class TwoReachLocked {
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
            synchronized (counter) {
                counter.value++;
            }
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
            assert counter.value == 2;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Making making = new Making();
        making.start();
        making.join();
    }
}
