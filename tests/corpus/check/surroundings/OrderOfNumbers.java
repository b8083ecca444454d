//@ verdict: holds
//@ assumes: nothing
// why: hashes of numbers and strings are specified, and so is the order of lists and sorted sets.
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class OrderOfNumbers {
    public static void main(String[] arguments) {
        Set<Object> set = new HashSet<>();
        set.add(2);
        set.add(1);
        set.add("b");
        assert set.iterator().next().equals(1);
        assert List.of(2, 1).iterator().next() == 2;
        assert new TreeSet<>(List.of(2, 1)).first() == 1;
    }
}
