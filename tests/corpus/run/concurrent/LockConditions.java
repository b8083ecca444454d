//@ about: A bounded buffer with two conditions on one ReentrantLock, between one producer and one consumer.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockConditions {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int[] slots = new int[3];
    private int head;
    private int count;

    private void put(int value) throws InterruptedException {
        lock.lock();
        try {
            while (count == slots.length) {
                notFull.await();
            }
            slots[(head + count++) % slots.length] = value;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    private int take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            int value = slots[head];
            head = (head + 1) % slots.length;
            count--;
            notFull.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LockConditions buffer = new LockConditions();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    buffer.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        producer.start();
        StringBuilder received = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            received.append(buffer.take()).append(' ');
        }
        producer.join();
        System.out.println(received.toString().trim());
    }
}
