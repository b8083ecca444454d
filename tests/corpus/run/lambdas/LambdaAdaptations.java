//@ about: lambdas and references adapt by boxing, unboxing, widening, casting and dropping results
import java.util.Comparator;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToLongFunction;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public class LambdaAdaptations {
    interface ByteToObject { Object apply(byte b); }
    interface CharToInt { int apply(char c); }
    interface ShortToDouble { double apply(short s); }
    interface Wide { double mix(int a, long b, float c, double d, byte e, boolean f, char g, Object h); }
    interface BoxToLong { long apply(Integer i); }
    interface Narrow { Integer apply(Integer a, Integer b); }

    static long identity(long l) { return l; }
    static Integer boxed(int i) { return i; }
    static double mixed(double a, double b, double c, double d, int e, Boolean f, int g, Object h) {
        return a + b + c + d + e + (f ? 1 : 0) + g + h.hashCode();
    }
    static int counter;
    static int bump() { return ++counter; }
    static int bump(Object o) { return counter += o.toString().length(); }

    public static void main(String[] args) {
        IntToLongFunction widen = LambdaAdaptations::identity;
        ToLongFunction<Integer> unboxAndWiden = LambdaAdaptations::identity;
        IntFunction<Object> box = LambdaAdaptations::boxed;
        LongFunction<Number> number = l -> l;
        ByteToObject fromByte = b -> b;
        CharToInt fromChar = c -> c;
        ShortToDouble fromShort = s -> s;
        BoxToLong boxToLong = i -> i;
        System.out.println(widen.applyAsLong(-5) + " " + unboxAndWiden.applyAsLong(7) + " " + box.apply(9) + " "
            + number.apply(1L << 40).getClass().getSimpleName());
        System.out.println(fromByte.apply((byte) -3).getClass().getSimpleName() + fromChar.apply('A') + " "
            + fromShort.apply((short) -2) + " " + boxToLong.apply(6));
        Wide wide = LambdaAdaptations::mixed;
        System.out.println(wide.mix(1, 1L << 33, 0.5f, 0.25, (byte) -1, true, 'a', 10));
        Narrow add = Integer::sum, compare = Integer::compare;
        Comparator<Integer> order = Integer::compare;
        IntBinaryOperator max = Math::max;
        System.out.println(add.apply(2, 3) + compare.apply(1, 2) + order.compare(5, 4) + max.applyAsInt(8, 9));
        Runnable dropped = LambdaAdaptations::bump;
        Consumer<String> droppedToo = LambdaAdaptations::bump;
        dropped.run();
        droppedToo.accept("four");
        new Thread(LambdaAdaptations::bump).run();
        Runnable newDropped = StringBuilder::new;
        newDropped.run();
        System.out.println(counter);
        Function<Object, String> text = Object::toString;
        Function<String, Object> viaContravariance = text::apply;
        ToIntFunction<String> length = String::length;
        Predicate<Object> isNull = java.util.Objects::isNull;
        IntPredicate even = i -> i % 2 == 0;
        System.out.println(viaContravariance.apply("x") + " " + length.applyAsInt("abc") + isNull.negate().test(null)
            + even.and(i -> i > 2).or(i -> i == 1).test(1));
        BiFunction<Integer, Integer, Double> power = Math::pow;
        DoubleUnaryOperator root = Math::sqrt;
        Supplier<Object> nothing = () -> null;
        System.out.println(power.apply(2, 10) + " " + root.andThen(d -> d + 1).applyAsDouble(16) + " " + nothing.get());
        try {
            ToIntFunction<Integer> unboxes = Integer::intValue;
            unboxes.applyAsInt(null);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
    }
}
