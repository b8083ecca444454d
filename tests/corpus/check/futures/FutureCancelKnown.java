//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: it is ready to find the task cancelled.
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;

public class FutureCancelKnown {
    static final class One implements Callable<Integer> {
        @Override
        public Integer call() {
            return 1;
        }
    }

    static final class Cancelling extends Thread {
        final FutureTask<Integer> future;

        Cancelling(FutureTask<Integer> future) {
            this.future = future;
        }

        @Override
        public void run() {
            future.cancel(false);
        }
    }

    public static void main(String[] arguments) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(new One());
        new Thread(future).start();
        new Cancelling(future).start();
        try {
            assert future.get() == 1;
        } catch (CancellationException expected) {
            assert future.isCancelled();
        }
    }
}
