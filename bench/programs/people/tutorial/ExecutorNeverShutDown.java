//@ verdict: violated
//@ property: deadlock
// why: the pool is never shut down: its idle workers, no daemons, wait for work for ever and the program does not end.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExecutorNeverShutDown {
    static class SquareTask implements Callable<Integer> {
        private final int number;

        SquareTask(int number) {
            this.number = number;
        }

        @Override
        public Integer call() {
            return number * number;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            futures.add(executor.submit(new SquareTask(i)));
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            sum += future.get();
        }
        System.out.println("Sum of squares: " + sum);
    }
}
