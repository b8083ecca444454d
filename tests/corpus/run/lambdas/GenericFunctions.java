//@ about: functional interfaces with generic supertypes need bridges, and erased calls still check types
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class GenericFunctions {
    interface Transform<A, B> {
        B apply(A a);
        default <C> Transform<A, C> then(Transform<? super B, ? extends C> next) { return a -> next.apply(apply(a)); }
    }
    interface StringTransform extends Transform<String, String> { @Override String apply(String s); }
    interface Sized<T extends CharSequence> extends Transform<T, Integer> { @Override Integer apply(T t); }
    interface Left { Object make(String s); }
    interface Right { String make(String s); }
    interface Both extends Left, Right { }
    interface Thrower<X extends Exception> {
        void run() throws X;
        static <X extends Exception> String caught(Thrower<X> t) {
            try { t.run(); return "nothing"; } catch (Exception x) { return x.getMessage(); }
        }
    }
    interface Shape {
        double area();
        default Shape scaled(double by) { return () -> area() * by; }
        static Shape square(double side) { return () -> side * side; }
    }

    static <T, R> R erased(Function<T, R> f, T t) { return f.apply(t); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        StringTransform shout = String::toUpperCase;
        Transform<String, String> viaBridge = shout;
        Sized<StringBuilder> sized = StringBuilder::length;
        Both both = s -> s + "!";
        Left left = both;
        Right right = both;
        System.out.println(viaBridge.apply("abc") + ((Transform<StringBuilder, Integer>) sized)
            .apply(new StringBuilder("four")) + left.make("l") + right.make("r"));
        System.out.println(shout.then(String::length).then(n -> n * 1.5).apply("seven"));
        try {
            ((Transform) shout).apply(5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((Function) (Function<String, Integer>) s -> s.length()).apply('c');
        } catch (ClassCastException e) {
            System.out.println("cast "
                + e.getMessage().contains("java.lang.Character cannot be cast to class java.lang.String"));
        }
        try {
            Integer wrong = (Integer) erased((Function) o -> "text", 1);
            System.out.println(wrong);
        } catch (ClassCastException e) {
            System.out.println("result");
        }
        System.out.println(Thrower.caught(() -> { throw new Exception("checked"); })
            + Thrower.<RuntimeException>caught(() -> { }));
        System.out.println(Shape.square(3).scaled(2).scaled(0.5).area());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(curried.apply(1).apply(2).apply(3));
        BinaryOperator<Integer> least = BinaryOperator.minBy(Comparator.reverseOrder());
        UnaryOperator<String> same = UnaryOperator.identity();
        BiFunction<Integer, Integer, Integer> times = (a, b) -> a * b;
        System.out.println(least.apply(3, 7) + same.apply("i") + times.andThen(x -> "=" + x).apply(6, 7)
            + Function.<String>identity().compose((Integer i) -> "#" + i).apply(4));
        Supplier<Supplier<Supplier<String>>> nested = () -> () -> () -> "deep";
        System.out.println(nested.get().get().get());
    }
}
