//@ verdict: holds
// why: recursive tasks sum halves of an array, fork one and compute the other.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum {
    private static final int THRESHOLD = 250;

    static class SumTask extends RecursiveTask<Long> {
        private static final long serialVersionUID = 1L;
        private final int[] numbers;
        private final int low, high;

        SumTask(int[] numbers, int low, int high) {
            this.numbers = numbers;
            this.low = low;
            this.high = high;
        }

        @Override
        protected Long compute() {
            if (high - low <= THRESHOLD) {
                long sum = 0;
                for (int i = low; i < high; i++) {
                    sum += numbers[i];
                }
                return sum;
            }
            int mid = (low + high) >>> 1;
            SumTask left = new SumTask(numbers, low, mid);
            SumTask right = new SumTask(numbers, mid, high);
            left.fork();
            long rightSum = right.compute();
            return left.join() + rightSum;
        }
    }

    public static void main(String[] args) {
        int[] numbers = new int[1000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i;
        }
        ForkJoinPool pool = new ForkJoinPool(4);
        long sum = pool.invoke(new SumTask(numbers, 0, numbers.length));
        pool.shutdown();
        System.out.println("Sum: " + sum);
        assert sum == 499_500;
    }
}
