//@ verdict: holds
//@ assumes: salted-order
// why: the order of Map.of is unspecified too, and a stream of its keys has it.
import java.util.Map;

public class OrderOfSaltInMap {
    public static void main(String[] arguments) {
        assert Map.of("a", 1, "b", 2, "c", 3).keySet().iterator().next().length() == 1;
    }
}
