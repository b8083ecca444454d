//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: the other thread may complete it first.
import java.util.concurrent.CompletableFuture;

public class CompletedByMain {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Other extends Thread {
        @Override
        public void run() {
            FUTURE.complete(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Other other = new Other();
        other.start();
        FUTURE.complete(1);
        assert FUTURE.join() == 1;
        other.join();
    }
}
