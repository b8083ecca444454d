//@ about: ForkJoinPool: recursive tasks and actions, failures, adapted callables and the common pool.
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

public class ForkJoinTasks {
    static final class ForkJoinTasksFibonacci extends RecursiveTask<Integer> {
        private final int n;

        ForkJoinTasksFibonacci(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            ForkJoinTasksFibonacci left = new ForkJoinTasksFibonacci(n - 1);
            left.fork();
            return new ForkJoinTasksFibonacci(n - 2).compute() + left.join();
        }
    }

    static final class ForkJoinTasksSort extends RecursiveAction {
        private final int[] array;
        private final int from;
        private final int to;

        ForkJoinTasksSort(int[] array, int from, int to) {
            this.array = array;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 50) {
                Arrays.sort(array, from, to);
                return;
            }
            int middle = (from + to) >>> 1;
            invokeAll(new ForkJoinTasksSort(array, from, middle), new ForkJoinTasksSort(array, middle, to));
            int[] left = Arrays.copyOfRange(array, from, middle);
            for (int i = 0, j = middle, k = from; i < left.length; k++) {
                array[k] = j == to || left[i] <= array[j] ? left[i++] : array[j++];
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new ForkJoinTasksFibonacci(15)) + " " + pool.getParallelism() + " "
                + pool.submit(new ForkJoinTasksFibonacci(10)).get());
        int[] array = new Random(8).ints(1000, 0, 5000).toArray();
        int[] expected = array.clone();
        Arrays.sort(expected);
        pool.invoke(new ForkJoinTasksSort(array, 0, array.length));
        System.out.println(Arrays.equals(array, expected) + " " + array[0] + " " + array[999]);
        ForkJoinTask<String> adapted = pool.submit(() -> ForkJoinTask.inForkJoinPool() ? "inside" : "outside");
        System.out.println(adapted.join() + " " + ForkJoinTask.inForkJoinPool() + " " + adapted.isCompletedNormally()
                + " " + adapted.getRawResult());
        ForkJoinTask<?> failing = pool.submit(() -> {
            throw new IllegalStateException("boom");
        });
        failing.quietlyJoin();
        System.out.println(failing.isCompletedAbnormally() + " " + failing.getException().getClass().getSimpleName());
        System.out.println(ForkJoinPool.commonPool().invoke(new ForkJoinTasksFibonacci(12)) + " "
                + new ForkJoinTasksFibonacci(11).invoke());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, java.util.concurrent.TimeUnit.DAYS) + " " + pool.isTerminated());
    }
}
