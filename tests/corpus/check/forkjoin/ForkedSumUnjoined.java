//@ verdict: violated
//@ property: exception
//@ ways: in turn
// why: the result of the left half is taken before it is there.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkedSumUnjoined {
    static final class Sum extends RecursiveTask<Integer> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            int right = new Sum(middle, to).compute();
            return right + left.getRawResult();
        }
    }

    public static void main(String[] arguments) throws Exception {
        assert new ForkJoinPool(2).invoke(new Sum(0, 3)) == 3;
    }
}
