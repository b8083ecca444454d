//@ verdict: holds
// why: what is there is mapped, and what is missing is made.
import java.util.Optional;

public class OptionalItem {
    static class Item {
        final int weight;

        Item(int weight) {
            this.weight = weight;
        }
    }

    static Optional<Item> find(int wanted) {
        return wanted > 0 ? Optional.of(new Item(wanted)) : Optional.empty();
    }

    public static void main(String[] args) {
        Item there = find(2).filter(item -> item.weight > 1).orElse(null);
        Item made = find(0).orElseGet(() -> new Item(9));
        assert there != null && there.weight == 2;
        assert made.weight == 9;
        assert find(0).isEmpty() && find(1).isPresent();
    }
}
