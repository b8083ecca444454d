//@ verdict: holds
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: invokeAll returns when both halves are done.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkedActions {
    static final int[] CELLS = new int[2];

    static final class Fill extends RecursiveAction {
        final int from;
        final int to;

        Fill(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from == 1) {
                CELLS[from] = 1;
            } else {
                invokeAll(new Fill(from, 1), new Fill(1, to));
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        new ForkJoinPool(2).invoke(new Fill(0, 2));
        assert CELLS[0] + CELLS[1] == 2;
    }
}
