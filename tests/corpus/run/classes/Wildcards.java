//@ about: bounded generics and wildcards: capture, recursive bounds, erasure to the first bound, heap pollution
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class Wildcards {
    static double sum(Collection<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) sum += n.doubleValue();
        return sum;
    }

    static void fill(List<? super Integer> sink) {
        for (int i = 0; i < 3; i++) sink.add(i);
    }

    static void swapAny(List<?> list) { swap(list); }

    private static <T> void swap(List<T> list) { T first = list.get(0); list.set(0, list.get(1)); list.set(1, first); }

    static <T extends Comparable<? super T>> T max(Iterable<? extends T> all) {
        T best = null;
        for (T t : all) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T extends Object & Comparable<T> & CharSequence> int both(T a, T b) {
        return a.compareTo(b) * 100 + a.length() + b.charAt(0);
    }

    static <K, V extends Comparable<V>> Map<K, V> best(Map<K, List<V>> in) {
        Map<K, V> out = new LinkedHashMap<>();
        in.forEach((k, v) -> out.put(k, Collections.max(v)));
        return out;
    }

    static abstract class Shape<S extends Shape<S>> {
        int scale = 1;
        abstract S self();
        S scaled(int by) { scale *= by; return self(); }
    }
    static class Square extends Shape<Square> {
        @Override Square self() { return this; }
        int area() { return scale * scale; }
    }

    static class Cell<T> {
        private T value;
        Cell(T value) { this.value = value; }
        <R> Cell<R> map(Function<? super T, ? extends R> f) { return new Cell<>(f.apply(value)); }
        static <A, B> Cell<A> first(Cell<A> a, Cell<B> b) { return a; }
    }

    @SafeVarargs
    static <T> List<T> pollute(List<T>... lists) {
        Object[] array = lists;
        array[0] = List.of(42);
        return lists[0];
    }

    public static void main(String[] args) {
        List<Object> objects = new ArrayList<>(List.of("start"));
        fill(objects);
        swapAny(objects);
        System.out.println(objects + " " + sum(List.of(1, 2.5, 3L, (byte) 4)) + " "
            + max(List.of("pear", "apple", "quince")));
        System.out.println(both("abc", "abd") + " " + best(Map.of("k", List.of(3, 9, 4))) + " "
            + new Square().scaled(2).scaled(3).area());
        System.out.println(Cell.first(new Cell<>("x").map(String::length).map(n -> n + 0.5), new Cell<>('c')).value);
        List<String> polluted = pollute(List.of("a"));
        try {
            String s = polluted.get(0);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("polluted " + polluted + " " + ((List<?>) polluted).get(0));
        }
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
    }
}
