//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: a barrier can be used again: nobody is a round ahead.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierTwice {
    static final CyclicBarrier BARRIER = new CyclicBarrier(2);
    static final AtomicInteger ROUNDS = new AtomicInteger();

    static void play() throws Exception {
        for (int round = 1; round <= 2; round++) {
            ROUNDS.incrementAndGet();
            BARRIER.await();
            assert ROUNDS.get() >= 2 * round;
        }
    }

    static final class Playing extends Thread {
        @Override
        public void run() {
            try {
                play();
            } catch (Exception failure) {
                throw new AssertionError(failure);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Playing playing = new Playing();
        playing.start();
        play();
        playing.join();
    }
}
