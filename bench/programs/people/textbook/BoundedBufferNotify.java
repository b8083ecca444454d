//@ verdict: violated
//@ property: deadlock
// why: notify instead of notifyAll with one wait set for producers and consumers: the wrong kind may be woken, and all sleep.
public class BoundedBufferNotify {
    private final int[] items;
    private int head, tail, count;

    public BoundedBufferNotify(int capacity) {
        items = new int[capacity];
    }

    public synchronized void put(int x) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[tail] = x;
        tail = (tail + 1) % items.length;
        count++;
        notify();
    }

    public synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        int x = items[head];
        head = (head + 1) % items.length;
        count--;
        notify();
        return x;
    }

    public static void main(String[] args) {
        BoundedBufferNotify buffer = new BoundedBufferNotify(1);
        for (int p = 0; p < 2; p++) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 10; i++) {
                        buffer.put(i);
                    }
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }, "producer-" + p).start();
        }
        for (int c = 0; c < 2; c++) {
            new Thread(() -> {
                try {
                    int sum = 0;
                    for (int i = 0; i < 10; i++) {
                        sum += buffer.take();
                    }
                    System.out.println(Thread.currentThread().getName() + ": " + sum);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }, "consumer-" + c).start();
        }
    }
}
