//@ verdict: holds
//@ assumes: salted-order
// why: the order of Set.of is unspecified, and differs from one JVM to the next.
import java.util.Set;

public class OrderOfSalt {
    public static void main(String[] arguments) {
        assert Set.of(1, 2).iterator().next() == 1;
    }
}
