//@ about: for-each over own iterables, arrays and lists; removal, exhaustion and concurrent modification
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class Iterators {
    record Range(int from, int to) implements Iterable<Integer> {
        @Override public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;
                @Override public boolean hasNext() { return next < to; }
                @Override public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("at " + next);
                    return next++;
                }
            };
        }
    }

    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        private T value;
        private Tree<T> left, right;
        Tree<T> add(T t) {
            if (value == null) value = t;
            else if (t.compareTo(value) < 0) left = (left == null ? new Tree<T>() : left).add(t);
            else right = (right == null ? new Tree<T>() : right).add(t);
            return this;
        }
        @Override public Iterator<T> iterator() {
            List<T> out = new ArrayList<>();
            if (left != null) for (T t : left) out.add(t);
            if (value != null) out.add(value);
            if (right != null) right.iterator().forEachRemaining(out::add);
            return out.iterator();
        }
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e);
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int a : new Range(1, 5)) for (int b : new Range(a, 5)) sum += a * b;
        System.out.println(sum);
        Tree<String> tree = new Tree<String>().add("m").add("c").add("x").add("a").add("d");
        StringBuilder s = new StringBuilder();
        for (String t : tree) s.append(t);
        System.out.println(s);
        for (char c = 'a'; c < 'd'; c++) for (long l : new long[] {1, 2}) s.append(c).append(l);
        System.out.println(s);
        attempt("exhausted", () -> { Iterator<Integer> i = new Range(0, 1).iterator(); i.next(); i.next(); });
        attempt("remove", () -> new Range(0, 1).iterator().remove());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (Iterator<Integer> i = list.iterator(); i.hasNext(); ) if (i.next() % 2 == 0) i.remove();
        System.out.println(list);
        attempt("modified", () -> { for (Integer i : list) if (i == 1) list.add(9); });
        attempt("unnoticed", () -> { for (Integer i : list) if (i == 5) list.remove(i); });
        ListIterator<Integer> both = list.listIterator();
        both.next();
        both.set(10);
        both.add(11);
        System.out.println(both.previous() + " " + both.nextIndex() + " " + list);
        attempt("twice", () -> { Iterator<Integer> i = list.iterator(); i.next(); i.remove(); i.remove(); });
        new Range(7, 9).forEach(n -> System.out.print(n + ";"));
        System.out.println(new Range(7, 9) + " " + new ConcurrentModificationException().getMessage());
    }
}
