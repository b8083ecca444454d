//@ about: Math.tanh and Math.cbrt, bit for bit, as computed by code or, on newer JDKs, by intrinsics.
//@ varies: newer JDKs compute tanh and cbrt with other last bits
import java.util.function.DoubleUnaryOperator;

public class MathTanhAndCbrt {
    public static void main(String[] args) {
        show("tanh", Math::tanh);
        show("cbrt", Math::cbrt);
    }

    private static void show(String name, DoubleUnaryOperator function) {
        double[] samples = {0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 0.1, 1e-8, -1e-20, 4.9e-324, Math.PI, 22.0, -1e5, 1e300,
                Double.MAX_VALUE,
            Double.NEGATIVE_INFINITY, Double.NaN};
        for (double x : samples) {
            System.out.println(name + " " + x + " "
                    + Long.toHexString(Double.doubleToLongBits(function.applyAsDouble(x))));
        }
        for (int i = 1; i <= 400; i++) {
            double x = i * 0.0137;
            long first = Double.doubleToLongBits(function.applyAsDouble(x));
            long second = Double.doubleToLongBits(function.applyAsDouble(-x * x * x));
            System.out.println(name + " " + i + " " + Long.toHexString(first) + " " + Long.toHexString(second));
        }
    }
}
