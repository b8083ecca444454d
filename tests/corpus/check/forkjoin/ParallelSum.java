//@ verdict: holds
//@ assumes: common-pool
//@ assurance: jmm
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: a parallel stream adds up what its parts have summed.
import java.util.stream.IntStream;

public class ParallelSum {
    public static void main(String[] arguments) throws Exception {
        assert IntStream.range(0, 4).parallel().sum() == 6;
    }
}
