//@ test: holds | onlyOneThreadStarts
//@ test: violated assertion | stopMayComeBeforeStart
// why: whether stop or start comes first is up to the scheduler.
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class StateMachineTest {
    enum State { NEW, RUNNING, STOPPED }

    static class Service {
        final AtomicReference<State> state = new AtomicReference<>(State.NEW);
        final AtomicInteger starts = new AtomicInteger();

        boolean start() {
            if (state.compareAndSet(State.NEW, State.RUNNING)) {
                starts.incrementAndGet();
                return true;
            }
            return false;
        }

        void stop() {
            state.compareAndSet(State.RUNNING, State.STOPPED);
        }
    }

    private final Service service = new Service();

    @Test
    void onlyOneThreadStarts() throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(service::start);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(1, service.starts.get());
        assertEquals(State.RUNNING, service.state.get());
    }

    @Test
    void stopMayComeBeforeStart() throws InterruptedException {
        Thread starter = new Thread(service::start);
        Thread stopper = new Thread(service::stop);
        starter.start();
        Thread.sleep(100);
        stopper.start();
        starter.join();
        stopper.join();
        assertEquals(State.STOPPED, service.state.get());
    }
}
