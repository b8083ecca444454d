//@ verdict: holds
//@ assurance: jmm
//@ depth: deep lambdas run much library code at their first use
// why: arguments and results are boxed, unboxed and widened on their way, whatever the reference is to.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public class LambdaConverted {
    static class Shape {
        int corners() {
            return 0;
        }
    }

    static class Square extends Shape {
        final int size;

        Square(int size) {
            this.size = size;
        }

        @Override
        int corners() {
            return 4 * size;
        }
    }

    static int twice(int value) {
        return 2 * value;
    }

    static int low(long value) {
        return (int) value;
    }

    static Integer next(Integer value) {
        return value + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Function<Integer, Integer> doubled = LambdaConverted::twice;
        IntUnaryOperator increased = LambdaConverted::next;
        ToIntFunction<Long> lower = LambdaConverted::low;
        ToLongFunction<Integer> longer = LambdaConverted::twice;
        IntFunction<Shape> maker = Square::new;
        ToIntFunction<Shape> corners = Shape::corners;
        Supplier<Shape> plain = Shape::new;
        long big = 1L << 40;
        LongUnaryOperator plus = value -> value + big;
        assert doubled.apply(500) == 1000;
        assert increased.applyAsInt(127) == 128;
        assert lower.applyAsInt((1L << 32) + 3) == 3;
        assert longer.applyAsLong(-4) == -8;
        assert corners.applyAsInt(maker.apply(3)) == 12 && corners.applyAsInt(plain.get()) == 0;
        assert plus.applyAsLong(-1) == 0xFFFFFFFFFFL;
        boolean caught = false;
        try {
            doubled.apply(null);
        } catch (NullPointerException expected) {
            caught = true;
        }
        assert caught;
    }
}
