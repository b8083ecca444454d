//@ verdict: violated
//@ property: assertion
//@ all: assertion, deadlock
// why: the altered assertion expects the number after the one that comes; without its consumer the producer waits.
public class CubbyHoleAltered {
    private int contents;
    private boolean available;

    synchronized int get() throws InterruptedException {
        while (!available) {
            wait();
        }
        available = false;
        notify();
        return contents;
    }

    synchronized void put(int value) throws InterruptedException {
        while (available) {
            wait();
        }
        contents = value;
        available = true;
        notify();
    }

    static final class Producer extends Thread {
        private final CubbyHoleAltered hole;

        Producer(CubbyHoleAltered hole) {
            this.hole = hole;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    hole.put(i);
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    static final class Consumer extends Thread {
        private final CubbyHoleAltered hole;

        Consumer(CubbyHoleAltered hole) {
            this.hole = hole;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    assert hole.get() == i + 1; //~
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        CubbyHoleAltered hole = new CubbyHoleAltered();
        new Producer(hole).start();
        new Consumer(hole).start();
    }
}
