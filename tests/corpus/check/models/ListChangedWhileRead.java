//@ verdict: violated
//@ property: exception
// why: the list is changed while an iterator goes through it.
import java.util.ArrayList;
import java.util.List;

public class ListChangedWhileRead {
    public static void main(String[] args) {
        List<Object> items = new ArrayList<>();
        items.add(new Object());
        items.add(new Object());
        items.add(new Object());
        for (Object item : items) { //~
            items.remove(item);
        }
    }
}
