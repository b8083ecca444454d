//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: each result is taken once.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletedBoth {
    static final class Number implements Callable<Integer> {
        final int number;

        Number(int number) {
            this.number = number;
        }

        @Override
        public Integer call() {
            return number;
        }
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        service.submit(new Number(1));
        service.submit(new Number(2));
        pool.shutdown();
        assert service.take().get() + service.take().get() == 3;
    }
}
