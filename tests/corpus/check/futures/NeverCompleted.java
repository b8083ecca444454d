//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: nobody completes the future.
import java.util.concurrent.CompletableFuture;

public class NeverCompleted {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            FUTURE.isDone();
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Other().start();
        assert FUTURE.get() == 7;
    }
}
