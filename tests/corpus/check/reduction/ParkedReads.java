//@ verdict: violated
//@ property: assertion
// why: `reader` is parked, as `waker` has seen; it may be unparked, and read, before `writer` writes. Who chooses the writer's step alone must
// count a parked thread that somebody may unpark meanwhile.
import java.util.concurrent.locks.LockSupport;

public class ParkedReads {
    static volatile int value, seen = 1;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> value = 1);
        Thread reader = new Thread(() -> {
            LockSupport.park();
            seen = value;
        });
        Thread waker = new Thread(() -> {
            if (reader.getState() != Thread.State.WAITING) {
                await(writer);
            }
            LockSupport.unpark(reader);
        });
        writer.start();
        reader.start();
        waker.start();
        waker.join();
        reader.join();
        assert seen == 1; //~
    }

    static void await(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
