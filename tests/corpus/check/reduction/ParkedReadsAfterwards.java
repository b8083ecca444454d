//@ verdict: holds
//@ assurance: jmm
// why: as in ParkedReads, but `waker` waits for the end of `writer` in any case.
import java.util.concurrent.locks.LockSupport;

public class ParkedReadsAfterwards {
    static volatile int value, seen = 1;
    static volatile boolean parked;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            LockSupport.park();
            seen = value;
        });
        Thread waker = new Thread(() -> {
            parked = reader.getState() == Thread.State.WAITING;
            try {
                writer.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.unpark(reader);
        });
        writer.start();
        reader.start();
        waker.start();
        waker.join();
        reader.join();
        assert seen == 1;
    }
}
