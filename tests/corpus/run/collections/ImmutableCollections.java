//@ about: List.of, Set.of, Map.of and copyOf: refused changes, nulls and duplicates, and no reliance on their salted order.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ImmutableCollections {
    public static void main(String[] args) {
        List<String> three = List.of("c", "a", "b");
        System.out.println(three + " " + three.indexOf("b") + " " + three.contains("z") + " " + three.hashCode());
        System.out.println((List.copyOf(three) == three) + " " + (List.copyOf(new ArrayList<>(three)) == three));
        System.out.println(List.of().equals(new ArrayList<>()) + " " + List.of(1, 2).subList(1, 2) + " "
                + List.of(1).getClass().equals(List.of(2).getClass()));
        Set<Integer> set = Set.of(5, 3, 9, 1, 7, 11, 13, 15, 17, 19, 21, 23);
        System.out.println(new TreeSet<>(set) + " " + set.equals(new HashSet<>(set)) + " " + set.hashCode() + " "
                + set.contains(4));
        Map<String, Integer> map = Map.of("one", 1, "two", 2, "three", 3, "four", 4);
        System.out.println(new TreeMap<>(map) + " " + map.hashCode() + " " + map.get("two") + " "
                + map.getOrDefault("six", 6));
        Map<Integer, String> entries = Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"));
        System.out.println(entries.equals(Map.of(2, "b", 1, "a")) + " " + Map.entry("k", "v") + " "
                + Map.copyOf(new TreeMap<>(entries)).size());
        int sum = 0;
        for (int n : set) {
            sum += n;
        }
        System.out.println(sum + " " + map.values().stream().mapToInt(Integer::intValue).sum());

        attempt("list add", () -> three.add("d"));
        attempt("list set", () -> three.set(0, "d"));
        attempt("list sort", () -> three.sort(null));
        attempt("set remove", () -> set.remove(99));
        attempt("map put", () -> map.put("five", 5));
        attempt("map merge", () -> map.merge("one", 1, Integer::sum));
        attempt("entry", () -> Map.entry(1, 2).setValue(3));
        attempt("null element", () -> List.of("a", null));
        attempt("null lookup", () -> three.contains(null));
        attempt("duplicate element", () -> Set.of("x", "y", "x"));
        attempt("duplicate key", () -> Map.of("x", 1, "x", 2));
        attempt("null value", () -> Map.of("x", null));
        attempt("iterator remove", () -> three.iterator().remove());
        attempt("out of bounds", () -> three.get(3));
        attempt("null allowed", () -> Arrays.asList("a", null).contains(null));
    }

    private static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            boolean message = e instanceof IllegalArgumentException || e instanceof IndexOutOfBoundsException;
            System.out.println(what + ": " + e.getClass().getSimpleName() + (message ? " " + e.getMessage() : ""));
        }
    }
}
