//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> AnyConsumer.got0' --fairness strong
//@ claim: holds --ltl '[] <> (AnyConsumer.got0 || AnyConsumer.item == 1)'
//@ claim: violated --ltl '<> AnyConsumer.got0'
// why: the other consumer may always be the one that is woken; fairness to threads does not choose among waiters.
public class AnyConsumer {
    static int item;
    static volatile boolean got0;

    static synchronized void put() throws InterruptedException {
        while (item == 1) {
            AnyConsumer.class.wait();
        }
        item = 1;
        AnyConsumer.class.notifyAll();
    }

    static synchronized void take() throws InterruptedException {
        while (item == 0) {
            AnyConsumer.class.wait();
        }
        item = 0;
        AnyConsumer.class.notifyAll();
    }

    static final class Consumer extends Thread {
        private final int number;

        Consumer(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    take();
                    if (number == 0) {
                        got0 = true;
                    }
                }
            } catch (InterruptedException never) {
                throw new AssertionError(never);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Consumer(0).start();
        new Consumer(1).start();
        while (true) {
            put();
        }
    }
}
