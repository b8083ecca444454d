import java.util.List;

/** An ordinary program full of pattern switches. */
public class RelinkedSwitches {
    sealed interface Expression permits Number, Sum, Product, Constant {}
    record Number(int value) implements Expression {}
    record Sum(Expression left, Expression right) implements Expression {}
    record Product(Expression left, Expression right) implements Expression {}
    enum Constant implements Expression { ZERO, ONE, MANY { @Override public String toString() { return "lots"; } } }
    enum Colour { RED, GREEN, BLUE }

    static int evaluate(Expression expression) {
        return switch (expression) {
            case Number(int value) when value < 0 -> 0;
            case Number(var value) -> value;
            case Sum(Number(var a), Number(var b)) -> a + b;
            case Sum(var left, var right) -> evaluate(left) + evaluate(right);
            case Product(Constant c, var right) when c == Constant.ZERO -> 0;
            case Product product -> evaluate(product.left()) * evaluate(product.right());
            case Constant.ZERO -> 0;
            case Constant.ONE -> 1;
            case Constant.MANY -> 1000;
        };
    }

    static String describe(Object object) {
        return switch (object) {
            case null -> "nothing";
            case Integer i when i > 100 -> "large " + i;
            case Integer i -> "integer " + i;
            case Character c when Character.isDigit(c) -> "digit " + c;
            case Character c -> "character " + c;
            case String s when s.isEmpty() -> "empty";
            case String s -> "text of " + s.length();
            case int[] a when a.length > 0 -> "ints from " + a[0];
            case int[] a -> "no ints";
            case Object[] a -> "objects " + a.length;
            case List<?> list when list.contains(1) -> "list with one";
            case Colour colour -> "colour " + colour.ordinal();
            case Enum<?> other -> "enum " + other;
            default -> "other " + object.getClass().getSimpleName();
        };
    }

    static String guarded(Colour colour, boolean flag) {
        return switch (colour) {
            case RED -> "r";
            case Colour c when flag && c == Colour.GREEN -> "guarded";
            case GREEN -> "g";
            case BLUE -> "b";
        };
    }

    static String named(String text) {
        return switch (text) {
            case "a", "b" -> "letter";
            case "\u20ac" -> "euro";
            case String s when s.length() > 3 -> "long";
            case "xyz" -> "end";
            case String s -> "word " + s;
        };
    }

    static String number(Integer value) {
        return switch (value) {
            case 1, 2 -> "few";
            case Integer i when i < 0 -> "negative";
            case 1000000 -> "million";
            case Integer i -> "some " + i;
        };
    }

    public static void main(String[] arguments) {
        Expression sum = new Sum(new Product(new Number(3), Constant.MANY), new Sum(new Number(1), new Number(-2)));
        System.out.println(sum + " = " + evaluate(sum));
        System.out.println(evaluate(new Product(Constant.ZERO, sum)) + " " + evaluate(new Product(Constant.ONE, new Number(-4))));
        Object[] objects = { null, 7, 700, '5', 'x', "", "abc", new int[] { 4 }, new int[0], new String[2], List.of(1), List.of(),
            Colour.BLUE, Constant.MANY, 2.5, 7L };
        for (Object object : objects) System.out.println(describe(object));
        for (Colour colour : Colour.values()) System.out.println(guarded(colour, true) + guarded(colour, false));
        for (String text : List.of("a", "b", "\u20ac", "long text", "xyz", "so")) System.out.println(named(text).length() + named(text));
        for (int value : new int[] { 1, 2, -5, 1000000, 77 }) System.out.println(number(value));
        try { guarded(null, true); } catch (NullPointerException expected) { System.out.println("null refused"); }
    }
}
