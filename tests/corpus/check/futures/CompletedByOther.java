//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: get waits until the future is completed.
import java.util.concurrent.CompletableFuture;

public class CompletedByOther {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            FUTURE.complete(7);
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Other().start();
        assert FUTURE.get() == 7;
    }
}
