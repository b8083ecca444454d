//@ about: records: canonical, compact and other constructors, accessors, statics, nesting, generics, interfaces
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

public class Records {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);
        static int made;
        Point { made++; if (x > 1000) throw new IllegalArgumentException("x=" + x); y = Math.abs(y); }
        Point(int both) { this(both, both); }
        double distance(Point o) { return Math.hypot(x - o.x, y - o.y()); }
        Point withX(int x) { return new Point(x, y); }
        static Point parse(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
    }
    record Range<T extends Comparable<T>>(T from, T to) implements Comparable<Range<T>> {
        Range { if (from.compareTo(to) > 0) { T t = from; from = to; to = t; } }
        boolean contains(T t) { return from.compareTo(t) <= 0 && t.compareTo(to) <= 0; }
        @Override public int compareTo(Range<T> o) { return from.compareTo(o.from); }
    }
    record Node<T>(T value, Node<T> next) { int size() { return next == null ? 1 : 1 + next.size(); } }
    record Defensive(List<String> names, int... numbers) {
        Defensive { names = List.copyOf(names); numbers = numbers.clone(); }
        @Override public int[] numbers() { return numbers.clone(); }
    }
    record Override1(String s) {
        @Override public String s() { return "<" + s + ">"; }
        @Override public String toString() { return "mine " + s; }
        @Override public boolean equals(Object o) { return o instanceof Override1; }
        @Override public int hashCode() { return 1; }
    }
    record Wide(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, Object o, int[] a) { }
    record Explicit(int n) { Explicit(int n) { this.n = n * 2; } }
    record Empty() { }
    interface Shape { double area(); }
    record Circle(double r) implements Shape { @Override public double area() { return r * r * 3; } }

    public static void main(String[] args) {
        Point p = new Point(3, -4);
        System.out.println(p + " " + p.x() + p.y + " " + new Point(5) + " " + p.distance(Point.ORIGIN) + " "
            + p.withX(9) + " " + Point.parse("7,-8") + " " + Point.made);
        try {
            new Point(1001, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Point.made);
        }
        System.out.println(new Range<>("z", "a") + " " + new Range<>(1, 9).contains(5) + " "
            + new Range<>(5, 1).compareTo(new Range<>(2, 3)));
        System.out.println(new Node<>("a", new Node<>("b", new Node<>(null, null))) + " "
            + new Node<>(1, new Node<>(2, null)).size());
        List<String> names = new ArrayList<>(List.of("n"));
        Defensive d = new Defensive(names, 1, 2);
        names.add("late");
        d.numbers()[0] = 99;
        System.out.println(d.names() + " " + d.numbers()[0] + " " + new Override1("o") + new Override1("q").s()
            + new Override1("a").equals(new Override1("b")));
        System.out.println(new Wide(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", null, null) + " "
            + new Explicit(21) + " " + new Empty() + new Empty().equals(new Empty()) + new Empty().hashCode());
        record Local(String k, int v) { }
        List<Local> locals = new ArrayList<>();
        Map.of("a", 1).forEach((k, v) -> locals.add(new Local(k, v)));
        locals.add(new Local("b", -1));
        locals.sort(Comparator.comparingInt(Local::v));
        BiFunction<Integer, Integer, Point> maker = Point::new;
        Shape[] shapes = {new Circle(2), () -> 1.5};
        System.out.println(locals + " " + maker.apply(1, 1) + " " + (shapes[0].area() + shapes[1].area()));
    }
}
