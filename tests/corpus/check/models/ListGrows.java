//@ verdict: holds
// why: a list that grows keeps its items, and removing shifts the rest.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ListGrows {
    static class Item {
        final int number;

        Item(int number) {
            this.number = number;
        }
    }

    public static void main(String[] args) {
        List<Item> items = new ArrayList<>(1);
        for (int number = 0; number < 4; number++) {
            items.add(0, new Item(number));
        }
        assert items.get(0).number == 3 && items.get(3).number == 0;
        items.remove(1);
        int sum = 0;
        for (Item item : items) {
            sum = sum * 10 + item.number;
        }
        assert sum == 310;
        Iterator<Item> each = items.iterator();
        each.next();
        each.remove();
        assert items.size() == 2 && items.indexOf(items.get(1)) == 1;
    }
}
