//@ about: hash collections and trees follow equals, hashCode and compareTo, also when these are wrong
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class EqualsAndHashCode {
    static class Point {
        int x, y;
        static int equalsCalls;
        Point(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) {
            equalsCalls++;
            return o instanceof Point p && p.x == x && p.y == y;
        }
        @Override public int hashCode() { return Objects.hash(x, y); }
        @Override public String toString() { return x + ":" + y; }
    }

    record Colliding(String name) implements Comparable<Colliding> {
        @Override public int hashCode() { return 7; }
        @Override public int compareTo(Colliding o) { return name.compareTo(o.name); }
    }

    static class HashOnly {
        @Override public int hashCode() { return 1; }
    }

    public static void main(String[] args) {
        Set<Point> points = new HashSet<>(List.of(new Point(1, 2), new Point(3, 4)));
        Point p = new Point(5, 6);
        points.add(p);
        System.out.println(points.contains(new Point(1, 2)) + " " + points.add(new Point(3, 4)) + " " + points.size());
        p.x = 50;
        System.out.println(points.contains(p) + " " + points.contains(new Point(5, 6)) + " " + points.remove(p) + " "
            + points.size());
        Map<Colliding, Integer> colliding = new HashMap<>();
        for (int i = 0; i < 50; i++) colliding.merge(new Colliding("n" + i % 20), 1, Integer::sum);
        System.out.println(colliding.size() + " " + colliding.get(new Colliding("n5")) + " "
            + colliding.get(new Colliding("n15")) + " " + colliding.get(new Colliding("n25")));
        Set<HashOnly> hashOnly = new HashSet<>(Arrays.asList(new HashOnly(), new HashOnly(), null));
        System.out.println(hashOnly.size() + " " + hashOnly.contains(new HashOnly()) + " " + hashOnly.contains(null));
        TreeSet<String> insensitive = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        insensitive.addAll(List.of("b", "A", "B", "a", "c"));
        System.out.println(insensitive + " " + insensitive.contains("C") + " "
            + insensitive.equals(Set.of("A", "b", "c")));
        TreeMap<Point, String> byX = new TreeMap<>(Comparator.comparingInt((Point q) -> q.x));
        byX.put(new Point(1, 1), "first");
        byX.put(new Point(1, 2), "second");
        System.out.println(byX);
        System.out.println(Objects.hash(1, "a", null) + " " + Arrays.hashCode(new int[] {1, 2}) + " "
            + List.of(1, 2).hashCode() + " " + Set.of(1, 2).hashCode() + " " + Map.of("k", 1).hashCode());
        System.out.println("Aa".hashCode() == "BB".hashCode() ? "collision" : "none");
        System.out.println(new LinkedHashSet<>(List.of("BB", "Aa", "C#")) + " "
            + new HashSet<>(List.of("BB", "Aa")).size() + " " + List.of(1).equals(Arrays.asList(1)) + " "
            + Set.of().equals(List.of()));
        System.out.println(Objects.equals(null, null) + " " + new Point(1, 1).equals(null) + " " + Point.equalsCalls);
    }
}
