//@ verdict: holds
//@ ways: in turn
// why: who waits only for the last stage has nothing to help with.
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

public class WaiterOfTheLast {
    static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();

    static final class Asking implements Function<Integer, Thread> {
        @Override
        public Thread apply(Integer value) {
            return Thread.currentThread();
        }
    }

    static final class Completing extends Thread {
        @Override
        public void run() {
            FUTURE.complete(1);
        }
    }

    public static void main(String[] arguments) {
        CompletableFuture<Thread> runner = FUTURE.thenApply(new Asking());
        Completing completing = new Completing();
        completing.start();
        assert runner.join() == completing;
    }
}
