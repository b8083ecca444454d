//@ about: instanceof with pattern variables: scope, negation, conditions, loops, generics and arrays
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class InstanceofPatterns {
    static String s = "field";

    static String kind(Object o) {
        if (o instanceof Integer i && i > 10) return "big " + (i + 1);
        if (o instanceof Integer i) return "small " + -i;
        if (!(o instanceof String s)) {
            return s.toUpperCase() + (o instanceof int[] a ? a.length : o instanceof List<?> l ? l.size() : -1);
        }
        return s.isEmpty() ? "empty" : s + s.length();
    }

    static boolean same(Object a, Object b) {
        return a instanceof Number x && b instanceof Number y && x.intValue() == y.intValue()
            || a instanceof CharSequence c && b instanceof CharSequence d && c.length() == d.length();
    }

    static int loops(Object o) {
        int n = 0;
        while (!(o instanceof Integer i)) {
            o = o instanceof List<?> l ? l.get(0) : 7;
            n++;
        }
        return i * 10 + n;
    }

    static class Point {
        final int x;
        Point(int x) { this.x = x; }
        @Override public boolean equals(Object o) { return this == o || o instanceof Point p && p.x == x; }
        @Override public int hashCode() { return x; }
    }

    static <T extends Comparable<T>> String generic(T t) {
        return t instanceof String s ? "string " + s : t instanceof Integer i ? "int " + (i & 1) : "other";
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {5, 50, "", "text", new int[3], List.of(1, 2), 'c', new StringBuilder("sb")})
            System.out.print(kind(o) + "; ");
        System.out.println(kind(null));
        System.out.println(same(1, 1.9) + " " + same(1, "1") + " " + same("ab", new StringBuilder("cd")) + " "
            + same(null, null));
        System.out.println(loops(5) + " " + loops(List.of(List.of(3))) + " " + loops("x") + " "
            + new Point(1).equals(new Point(1)) + new Point(1).equals("p"));
        System.out.println(generic("g") + " " + generic(3) + " " + generic(2.5));
        Object o = Map.entry("k", new ArrayList<>(List.of("v")));
        if (o instanceof Map.Entry<?, ?> e && e.getKey() instanceof String k
            && e.getValue() instanceof ArrayList<?> list && !list.isEmpty()
            && list.get(0) instanceof String v) System.out.println(k + v);
        Object[] grid = {new int[][] {{1, 2}}, new String[] {"s"}};
        if (grid[0] instanceof int[][] g && grid[1] instanceof Object[] r)
            System.out.println(g[0][1] + r.getClass().getSimpleName() + (r instanceof String[] t ? t[0] : ""));
        final String local = o instanceof Map.Entry<?, ?> e ? "entry" + e.getKey() : "none";
        System.out.println(local + (o instanceof Object) + (null instanceof Object));
        for (Object x = 3; x instanceof Integer i; x = i > 0 ? (Object) (i - 1) : "stop") System.out.print(i + " ");
        System.out.println();
        if (o instanceof final Map.Entry<?, ?> entry) System.out.println(entry.getKey());
    }
}
