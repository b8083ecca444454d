//@ about: what a queue hands over may be read without a lock
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueHandOver {
    int value;
    static final BlockingQueue<QueueHandOver> queue = new ArrayBlockingQueue<>(1);

    static class First extends Thread {
        @Override
        public void run() {
            QueueHandOver message = new QueueHandOver();
            message.value = 42;
            try {
                queue.put(message);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            try {
                if (queue.take().value != 42) {
                    throw new AssertionError();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
