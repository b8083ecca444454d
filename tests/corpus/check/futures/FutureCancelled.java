//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: the task may be cancelled before it is done.
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

public class FutureCancelled {
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
        future.get();
    }
}
