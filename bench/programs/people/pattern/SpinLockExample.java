//@ verdict: holds
// why: a spin lock by compare and set guards the counter.
import java.util.concurrent.atomic.AtomicReference;

public class SpinLockExample {
    private final AtomicReference<Thread> owner = new AtomicReference<>();
    private int counter;

    void lock() {
        while (!owner.compareAndSet(null, Thread.currentThread())) {
            Thread.onSpinWait();
        }
    }

    void unlock() {
        if (!owner.compareAndSet(Thread.currentThread(), null)) {
            throw new IllegalMonitorStateException("not the owner");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SpinLockExample spin = new SpinLockExample();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    spin.lock();
                    try {
                        spin.counter++;
                    } finally {
                        spin.unlock();
                    }
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("counter " + spin.counter);
        assert spin.counter == 30;
    }
}
