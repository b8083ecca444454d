//@ verdict: holds
//@ assurance: jmm
// why: as in SecondElement, but the update is made under a lock.
public class SecondElementLocked {
    static final Counter[] COUNTERS = new Counter[2];

    static final class Counter {
        volatile int value;
    }

    static final class Counting extends Thread {
        @Override
        public void run() {
            synchronized (COUNTERS) {
                COUNTERS[1].value++;
            }
        }

        void await() {
            try {
                join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static final class Making extends Thread {
        @Override
        public void run() {
            COUNTERS[1] = new Counter();
            Counting one = new Counting();
            Counting other = new Counting();
            one.start();
            other.start();
            one.await();
            other.await();
            assert COUNTERS[1].value == 2;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Making making = new Making();
        making.start();
        making.join();
    }
}
