//@ verdict: violated
//@ property: race|assertion
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: both halves count in one field.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkedActionsShared {
    static int count;

    static final class Add extends RecursiveAction {
        final int times;

        Add(int times) {
            this.times = times;
        }

        @Override
        protected void compute() {
            if (times == 1) {
                count++;
            } else {
                invokeAll(new Add(1), new Add(1));
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new ForkJoinPool(2).invoke(new Add(2));
        assert count == 2;
    }
}
