//@ verdict: unknown
//@ reason: unsupported: there is no abstraction
//@ depth: deep for an abstraction only
//@ search: --abstract --data Item.rank=signs
// why: the class library calls the comparison, and takes its answer as a number
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TokenCompared {
    static class Item implements Comparable<Item> {
        int rank;

        public int compareTo(Item other) {
            return rank - other.rank;
        }
    }

    public static void main(String[] arguments) {
        List<Item> items = new ArrayList<>();
        items.add(new Item());
        items.add(new Item());
        items.get(0).rank = 5;
        Collections.sort(items);
        assert items.get(0).rank == 0;
    }
}
