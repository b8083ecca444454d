//@ verdict: violated
//@ property: race|assertion|exception
//@ ways: in turn
//@ library: modelled, the code between has hundreds of thousands of states
// why: the parts of a parallel stream write one array at once.
import java.util.stream.IntStream;

public class ParallelSideEffect {
    static int count;

    public static void main(String[] arguments) throws Exception {
        IntStream.range(0, 4).parallel().forEach(number -> count += number);
        assert count == 6;
    }
}
