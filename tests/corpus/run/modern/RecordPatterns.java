//@ about: record patterns take values apart, nested, generic, with var, in instanceof and in switches
//@ jdk: 21
import java.util.ArrayList;
import java.util.List;

public class RecordPatterns {
    record Point(int x, int y) { }
    record Line(Point from, Point to) { }
    record Box<T>(T value) { }
    record Pair<A, B>(A a, B b) { }
    record Wide(long l, double d, char c, byte b, boolean z) { }
    record Person(String name, Object detail) { @Override public String name() { log.add("name()"); return name; } }
    static final List<String> log = new ArrayList<>();
    sealed interface Tree<T> permits Leaf, Fork { }
    record Leaf<T>(T value) implements Tree<T> { }
    record Fork<T>(Tree<T> left, Tree<T> right) implements Tree<T> { }

    static int sum(Tree<Integer> t) {
        return switch (t) { case Leaf<Integer>(Integer v) -> v;
            case Fork<Integer>(Leaf<Integer>(var v), var right) -> v + sum(right);
            case Fork<Integer>(var left, var right) -> sum(left) + sum(right); };
    }

    static String show(Object o) {
        return switch (o) {
            case Point(int x, int y) when x == y -> "diagonal " + x;
            case Point(int x, int y) -> x + "/" + y;
            case Line(Point(var x1, var y1), Point(int x2, int y2)) when x1 == x2 -> "vertical " + (y2 - y1);
            case Line(Point from, Point(int x, int y)) -> from + " to " + x + y;
            case Line(Point from, Point to) -> "line with " + from + to;
            case Box<?>(Box<?>(var inner)) -> "box in box " + inner;
            case Box<?>(String s) -> "box of string " + s.length();
            case Box<?>(Integer i) when i > 5 -> "box of big " + i;
            case Box<?>(var v) -> "box of " + v;
            case Pair<?, ?>(Integer i, Integer j) -> "ints " + (i + j);
            case Pair<?, ?>(String s, var any) -> "string and " + any;
            case Pair<?, ?>(Object a, Object b) -> "pair";
            case Wide(long l, double d, char c, byte b, boolean z) -> l + " " + d + c + b + z;
            default -> "nothing";
        };
    }

    static String primitives(Pair<Integer, Box<Long>> p) {
        if (p instanceof Pair<Integer, Box<Long>>(Integer i, Box<Long>(Long l)) && i > l) return "greater";
        if (!(p instanceof Pair<Integer, Box<Long>>(var i, Box<Long>(var l)))) return "no box";
        return i + "<=" + l;
    }

    public static void main(String[] args) {
        Object[] all = {new Point(1, 1), new Point(1, 2), new Line(new Point(1, 1), new Point(1, 5)),
            new Line(new Point(0, 1), new Point(2, 3)), new Line(null, new Point(2, 3)), new Line(null, null),
            new Box<>(new Box<>(null)), new Box<>("four"), new Box<>(9), new Box<>(1), new Box<>(null),
            new Pair<>(1, 2), new Pair<>("s", null), new Pair<>(null, null), new Pair<>(1, "x"),
            new Wide(1L << 40, 2.5, 'c', (byte) -1, true), "?"};
        for (Object o : all) System.out.println(show(o));
        System.out.println(sum(new Fork<>(new Leaf<>(1), new Fork<>(new Fork<>(new Leaf<>(2), new Leaf<>(3)),
            new Leaf<>(4)))));
        System.out.println(primitives(new Pair<>(5, new Box<>(3L))) + " " + primitives(new Pair<>(5, new Box<>(30L)))
            + " " + primitives(new Pair<>(5, null)) + " " + primitives(null));
        Object person = new Person("ann", new Point(3, 4));
        if (person instanceof Person(String name, Point(int x, int y)) && x < y) System.out.println(name + x + y + log);
        System.out.println((person instanceof Person(String n, String d)) + " " + log);
        try {
            Box<Object> wrong = new Box<>(1);
            switch ((Object) new Bad(1)) {
                case Bad(int v) -> System.out.println(v);
                default -> System.out.println(wrong);
            }
        } catch (MatchException e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
    }

    record Bad(int v) { @Override public int v() { throw new IllegalStateException("accessor"); } }
}
