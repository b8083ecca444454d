//@ verdict: violated
//@ property: race
//@ ways: in turn
// why: the task writes while main reads.
import java.util.concurrent.FutureTask;

public class FutureNotAwaited {
    static int value;

    static final class Writing implements Runnable {
        @Override
        public void run() {
            value = 7;
        }
    }

    public static void main(String[] arguments) throws Exception {
        FutureTask<Void> future = new FutureTask<>(new Writing(), null);
        new Thread(future).start();
        int seen = value;
        future.get();
        assert seen == 0 || seen == 7;
    }
}
