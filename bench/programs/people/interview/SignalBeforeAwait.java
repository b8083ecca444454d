//@ verdict: violated
//@ property: deadlock
// why: the condition is awaited without a flag: a signal that comes first is lost.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalBeforeAwait {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition dataArrived = lock.newCondition();
    private String data;

    void send(String text) {
        lock.lock();
        try {
            data = text;
            dataArrived.signalAll();
        } finally {
            lock.unlock();
        }
    }

    String receive() throws InterruptedException {
        lock.lock();
        try {
            dataArrived.await();
            return data;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SignalBeforeAwait channel = new SignalBeforeAwait();
        Thread receiver = new Thread(() -> {
            try {
                System.out.println("received " + channel.receive());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "receiver");
        receiver.start();
        Thread.sleep(100);
        channel.send("hello");
        receiver.join();
    }
}
