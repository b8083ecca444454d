//@ verdict: holds
//@ assumes: nothing
// why: one element has no order, and to look for an element needs none.
import java.util.Map;
import java.util.Set;

public class OrderOfOne {
    public static void main(String[] arguments) {
        assert Set.of(1).iterator().next() == 1;
        assert Set.of(1, 2).contains(2) && Map.of(1, 2, 3, 4).get(3) == 4;
        for (int element : Set.<Integer>of()) {
            assert element == 0;
        }
    }
}
