//@ about: LinkedList as list, queue, deque and stack, with its iterators in both directions.
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class LinkedListTour {
    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>(List.of("c", "d", "e"));
        list.addFirst("b");
        list.offerFirst("a");
        list.addLast("f");
        list.add(3, "x");
        System.out.println(list + " " + list.getFirst() + list.getLast() + " " + list.peek() + list.peekLast());
        System.out.println(list.indexOf("x") + " " + list.get(5) + " " + list.set(3, "y") + " " + list);
        System.out.println(list.poll() + list.pollLast() + list.pop() + list.removeLast() + " " + list);
        list.push("p");
        list.push("c");
        list.add("c");
        System.out.println(list.removeFirstOccurrence("c") + " " + list.removeLastOccurrence("c") + " " + list);

        StringBuilder backwards = new StringBuilder();
        for (Iterator<String> it = list.descendingIterator(); it.hasNext();) {
            String s = it.next();
            backwards.append(s);
            if (s.equals("y")) {
                it.remove();
            }
        }
        System.out.println(backwards + " " + list);
        ListIterator<String> it = list.listIterator(1);
        it.add("new");
        System.out.println(it.nextIndex() + " " + it.previousIndex() + " " + it.next() + " " + it.hasNext());
        it.set("end");
        System.out.println(list);

        list.clear();
        System.out.println(list.peekFirst() + " " + list.poll() + " " + list.pollFirst());
        try {
            list.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            list.get(0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            list.add("only");
            list.listIterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        list.add(null);
        System.out.println(list.contains(null) + " " + list.lastIndexOf(null) + " " + list.hashCode());
    }
}
