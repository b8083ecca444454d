//@ verdict: holds
// why: a barrier of util.concurrent lets two threads meet; the meters beside them have a lock of their own.
import EDU.oswego.cs.dl.util.concurrent.CyclicBarrier;
import EDU.oswego.cs.dl.util.concurrent.Mutex;
import EDU.oswego.cs.dl.util.concurrent.SynchronizedInt;

public class MeterBeside {
    static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    static final SynchronizedInt ARRIVED = new SynchronizedInt(0);
    static final Mutex METER = new Mutex();
    static int measured;

    static final class Party extends Thread {
        @Override
        public void run() {
            try {
                ARRIVED.increment();
                BARRIER.barrier();
                assert ARRIVED.get() == 2;
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }
    }

    static final class Meter extends Thread {
        @Override
        public void run() {
            try {
                for (int round = 0; round < 3; round++) {
                    METER.acquire();
                    measured++;
                    METER.release();
                }
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
        }
    }

    public static void main(String[] arguments) {
        new Meter().start();
        new Meter().start();
        new Party().start();
        new Party().start();
    }
}
