//@ verdict: violated
//@ property: assertion
//@ ways: in turn
// why: who has waited for a future helps to complete what depends on it, so that the function may run in the thread that waits.
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

public class WaiterHelps {
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
        FUTURE.join();
        assert runner.join() == completing; //~
    }
}
