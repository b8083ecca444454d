//@ about: comparators built from keys, reversed, chained, with nulls and by natural order; sorting is stable
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class ComparatorChains {
    record Person(String name, int age, double height, Integer rank) implements Comparable<Person> {
        @Override public int compareTo(Person o) { return name.compareTo(o.name); }
        @Override public String toString() { return name; }
    }

    static final List<Person> PEOPLE = List.of(new Person("Di", 30, 1.7, 2), new Person("Al", 25, 1.8, null),
        new Person("Bo", 30, 1.6, 1),
        new Person("Cy", 25, 1.8, 3), new Person("Ed", 41, Double.NaN, null));

    static void show(String what, Comparator<? super Person> order) {
        List<Person> sorted = new ArrayList<>(PEOPLE);
        sorted.sort(order);
        System.out.println(what + " " + sorted);
    }

    public static void main(String[] args) {
        show("natural", Comparator.naturalOrder());
        show("reverse", Comparator.reverseOrder());
        show("null", null);
        show("age", Comparator.comparingInt(Person::age));
        show("age, name down", Comparator.comparingInt(Person::age)
            .thenComparing(Person::name, Comparator.reverseOrder()));
        show("height down, age", Comparator.comparingDouble(Person::height).reversed().thenComparing(Person::age));
        show("rank, nulls first", Comparator.comparing(Person::rank, Comparator.nullsFirst(Comparator.naturalOrder()))
            .thenComparing(Comparator.naturalOrder()));
        show("rank, nulls last", Comparator.comparing(Person::rank, Comparator.nullsLast(Comparator.reverseOrder())));
        show("length of age text", Comparator.comparing((Person p) -> String.valueOf(p.age()).charAt(0))
            .thenComparing(Collections.reverseOrder(Comparator.comparing(Person::height))));
        show("all equal is stable", (a, b) -> 0);
        String[] words = {"pear", "Fig", "apple", "kiwi", "Banana"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, 1, 4, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(words) + " " + Collections.max(PEOPLE)
            + Collections.min(PEOPLE, Comparator.comparing(Person::age)));
        PriorityQueue<Person> queue = new PriorityQueue<>(Comparator.comparing(Person::age).reversed()
            .thenComparing(Person::name));
        queue.addAll(PEOPLE);
        StringBuilder s = new StringBuilder();
        while (!queue.isEmpty()) s.append(queue.poll()).append(' ');
        System.out.println(s);
        Integer[] numbers = {3, 1, 2};
        Arrays.sort(numbers, Collections.reverseOrder());
        System.out.println(Arrays.toString(numbers) + Arrays.binarySearch(new int[] {1, 3, 5}, 4)
            + Collections.binarySearch(List.of("a", "c"), "c"));
        try {
            Arrays.sort(new Object[] {1, "x"});
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
