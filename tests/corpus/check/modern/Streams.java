//@ verdict: holds
//@ assurance: jmm
// why: a sequential stream runs in its own thread and sums up.
import java.util.stream.IntStream;

public class Streams {
    public static void main(String[] arguments) {
        assert IntStream.rangeClosed(1, 4).map(n -> n * n).filter(n -> n % 2 == 0).sum() == 20;
    }
}
