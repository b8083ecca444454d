//@ about: switches over types with guards, null, dominance, sealed exhaustiveness and mixed constants
//@ jdk: 21
import java.util.List;

public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Group { }
    record Circle(double r) implements Shape { }
    record Square(int side) implements Shape { }
    record Group(List<Shape> all) implements Shape { }
    enum Colour { RED, GREEN }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + (i + 1);
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 && !s.startsWith("x") -> "long string " + s;
            case String s -> "string " + s;
            case Colour c when c == Colour.RED -> "red";
            case Colour c -> "colour " + c.ordinal();
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + a[0];
            case Object[] a -> "objects " + a.length;
            case Class<?> c -> "class " + c.getSimpleName();
            case Runnable r -> { r.run(); yield "ran"; }
            default -> "other " + o;
        };
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> 3 * c.r() * c.r();
            case Square q -> q.side() * q.side();
            case Group g -> { double sum = 0; for (Shape each : g.all()) sum += area(each); yield sum; }
        };
    }

    static void statement(CharSequence s) {
        switch (s) {
            case String t when t.length() == 1: System.out.print("single "); break;
            case String t: System.out.print("string "); break;
            case StringBuilder b: b.append("!"); System.out.print(b + " "); break;
            default: System.out.print("sequence ");
        }
    }

    static String strings(String s) {
        return switch (s) { case "a", "b" -> "early"; case String t when t.length() > 5 -> "long";
            case null, default -> "rest"; };
    }

    static <T extends Comparable<T>> String generic(T t) {
        return switch (t) { case String s -> "S" + s; case Integer i when i < 0 -> "neg"; default -> "T"; };
    }

    static int calls;
    static boolean counted(boolean b) { calls++; return b; }

    public static void main(String[] args) {
        for (Object o : new Object[] {null, 5, 500, 7L, "", "abc", "abcd", "xyzw", Colour.RED, Colour.GREEN, new int[0],
            new int[] {9}, new String[2], String.class, (Runnable) () -> System.out.print("running "),
            2.5}) System.out.print(kind(o) + "; ");
        System.out.println();
        System.out.println(area(new Group(List.of(new Circle(1), new Square(2), new Group(List.of(new Square(1)))))));
        for (CharSequence s : new CharSequence[] {"s", "str", new StringBuilder("b"), new StringBuffer()}) statement(s);
        System.out.println();
        System.out.println(generic("x") + generic(-1) + generic(2.0));
        String order = switch ((Object) "s") { case String s when counted(false) -> "1";
            case String s when counted(false) -> "2"; case CharSequence s when counted(true) -> "3"; default -> "4"; };
        System.out.println(order + calls);
        for (String s : new String[] {"a", null, "zzzzzz", "z"}) System.out.print(strings(s) + " ");
        System.out.println();
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("null shape " + e.getMessage());
        }
    }
}
