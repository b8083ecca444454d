//@ verdict: holds
// why: the bounded buffer of util.concurrent hands on every item, whatever the clerk beside it counts.
import EDU.oswego.cs.dl.util.concurrent.BoundedBuffer;
import EDU.oswego.cs.dl.util.concurrent.SynchronizedInt;

public class BufferHandsOn {
    static final BoundedBuffer BUFFER = new BoundedBuffer(1);
    static final SynchronizedInt SEEN = new SynchronizedInt(0);

    static final class Producer extends Thread {
        @Override
        public void run() {
            try {
                for (int item = 1; item <= 3; item++) {
                    BUFFER.put(item);
                    SEEN.increment();
                }
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }
    }

    static final class Clerk extends Thread {
        @Override
        public void run() {
            for (int round = 0; round < 4; round++) {
                SEEN.add(2);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        new Producer().start();
        new Clerk().start();
        int sum = 0;
        for (int item = 1; item <= 3; item++) {
            sum += (Integer) BUFFER.take();
        }
        assert sum == 6;
    }
}
