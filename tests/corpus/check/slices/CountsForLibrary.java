//@ verdict: violated
//@ property: exception
// why: the iterator of AbstractList sees that modCount has changed.

import java.util.AbstractList;

/** Own code only writes the field, but the class library, to which it belongs, reads it. */
public class CountsForLibrary extends AbstractList<String> {
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
        CountsForLibrary list = new CountsForLibrary();
        list.add("a");
        list.add("b");
        for (String item : list) { //~
            if (list.size() < 4) {
                list.add(item);
            }
        }
    }
}
