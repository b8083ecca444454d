//@ verdict: holds
// why: nothing is added while the list is walked through, so modCount stays as it is.

import java.util.AbstractList;

/** The twin of CountsForLibrary: nothing is added in the loop. */
public class CountsBeforeLibrary extends AbstractList<String> {
    private final String[] items = new String[4];
    private int size;

    @Override
    public String get(int index) {
        return items[index];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void add(int index, String item) {
        modCount++;
        items[size++] = item;
    }

    public static void main(String[] arguments) {
        CountsBeforeLibrary list = new CountsBeforeLibrary();
        list.add("a");
        list.add("b");
        for (String item : list) {
            if (item.isEmpty()) {
                list.add(item);
            }
        }
    }
}
