//@ verdict: holds
//@ assumes: table-order
// why: identity hashes have no order: a HashSet of plain objects may be gone through either way.
import java.util.HashSet;
import java.util.Set;

public class OrderOfIdentities {
    public static void main(String[] arguments) {
        Object first = new Object();
        Object second = new Object();
        Set<Object> both = new HashSet<>();
        both.add(first);
        both.add(second);
        assert both.iterator().next() == second;
    }
}
