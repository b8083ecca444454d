//@ about: CountedCompleter trees: a divided sum that combines in onCompletion.
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class CountedCompleters {
    static final class CountedCompletersSum extends CountedCompleter<Long> {
        private final int[] array;
        private final int from;
        private final int to;
        private long sum;
        private CountedCompletersSum left;
        private CountedCompletersSum right;

        CountedCompletersSum(CountedCompleter<?> parent, int[] array, int from, int to) {
            super(parent);
            this.array = array;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 20) {
                int middle = (from + to) >>> 1;
                left = new CountedCompletersSum(this, array, from, middle);
                right = new CountedCompletersSum(this, array, middle, to);
                setPendingCount(2);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to; i++) {
                    sum += array[i];
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                sum = left.sum + right.sum;
            }
        }

        @Override
        public Long getRawResult() {
            return sum;
        }
    }

    public static void main(String[] args) {
        int[] array = IntStream.range(0, 1000).map(n -> n * 3 % 101).toArray();
        System.out.println(new CountedCompletersSum(null, array, 0, array.length).invoke() + " "
                + IntStream.of(array).asLongStream().sum());
        AtomicInteger completions = new AtomicInteger();
        CountedCompleter<Void> root = new CountedCompleter<>() {
            @Override
            public void compute() {
                setPendingCount(3);
                for (int i = 0; i < 3; i++) {
                    ForkJoinPool.commonPool().execute(this::tryComplete);
                }
                tryComplete();
            }

            @Override
            public void onCompletion(CountedCompleter<?> caller) {
                completions.incrementAndGet();
            }
        };
        root.invoke();
        System.out.println("completed once: " + completions + ", done " + root.isDone() + ", pending "
                + root.getPendingCount());
    }
}
