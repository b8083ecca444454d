//@ about: Every elementary function of Math on many inputs, bit for bit as HotSpot's intrinsics compute them.
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class MathFunctions {
    private static final double[] SAMPLES = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 3.0, 10.0, 0.1, 1e-8, -1e-20,
            1e-300, 4.9e-324,
        Math.PI, Math.PI / 2, -Math.PI / 4, Math.E, 22.0, 100.5, 710.0, -745.5, 1e5, 123456789.125, 1e22, -1e300,
                Double.MAX_VALUE,
        Double.MIN_NORMAL, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    public static void main(String[] args) {
        one("sin", Math::sin);
        one("cos", Math::cos);
        one("tan", Math::tan);
        one("asin", Math::asin);
        one("acos", Math::acos);
        one("atan", Math::atan);
        one("sinh", Math::sinh);
        one("cosh", Math::cosh);
        one("exp", Math::exp);
        one("expm1", Math::expm1);
        one("log", Math::log);
        one("log10", Math::log10);
        one("log1p", Math::log1p);
        one("sqrt", Math::sqrt);
        two("pow", Math::pow);
        two("atan2", Math::atan2);
        two("hypot", Math::hypot);
        two("IEEEremainder", Math::IEEEremainder);
    }

    private static void one(String name, DoubleUnaryOperator function) {
        StringBuilder line = new StringBuilder(name);
        for (double x : SAMPLES) {
            line.append(' ').append(Long.toHexString(bits(function.applyAsDouble(x))));
        }
        long hash = 0;
        for (int i = 1; i <= 400; i++) {
            double x = i * 0.0137;
            hash = hash * 31 + bits(function.applyAsDouble(x));
            hash = hash * 31 + bits(function.applyAsDouble(-x * x * x));
            hash = hash * 31 + bits(function.applyAsDouble(1 / x / x));
        }
        System.out.println(line.append(" and ").append(Long.toHexString(hash)));
    }

    private static void two(String name, DoubleBinaryOperator function) {
        for (double x : new double[] {0.0, -0.0, 1.0, -1.0, 0.75, -2.0, 9.0, 1e-200, 1e150, Double.NEGATIVE_INFINITY,
                Double.NaN}) {
            StringBuilder line = new StringBuilder(name).append(' ').append(x);
            for (double y : SAMPLES) {
                line.append(' ').append(Long.toHexString(bits(function.applyAsDouble(x, y))));
            }
            System.out.println(line);
        }
    }

    private static long bits(double value) {
        return Double.isNaN(value) ? 0x7ff8000000000000L : Double.doubleToRawLongBits(value);
    }
}
