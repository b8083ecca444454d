//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: invokeAll returns when all tasks are done.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class AllInvoked {
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
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(List.of(new Number(1), new Number(2)))) {
            assert future.isDone();
            sum += future.get();
        }
        assert sum == 3;
        pool.shutdown();
    }
}
