//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: what the task has written is visible after get.
import java.util.concurrent.FutureTask;

public class FuturePublishes {
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
        future.get();
        assert value == 7;
    }
}
