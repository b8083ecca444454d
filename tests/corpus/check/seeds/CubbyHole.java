//@ verdict: holds
//@ assurance: jmm
// why: put waits until the place is empty, get until it is full, and with two threads notify reaches the right one.
public class CubbyHole {
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
        private final CubbyHole hole;

        Producer(CubbyHole hole) {
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
        private final CubbyHole hole;

        Consumer(CubbyHole hole) {
            this.hole = hole;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    assert hole.get() == i;
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        CubbyHole hole = new CubbyHole();
        new Producer(hole).start();
        new Consumer(hole).start();
    }
}
