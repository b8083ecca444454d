//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
// why: the first completion counts, the second is told so.
import java.util.concurrent.CompletableFuture;

public class CompletedOnce {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            boolean first = FUTURE.complete(2);
            assert FUTURE.join() == (first ? 2 : 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Other other = new Other();
        other.start();
        boolean first = FUTURE.complete(1);
        assert FUTURE.join() == (first ? 1 : 2);
        other.join();
    }
}
