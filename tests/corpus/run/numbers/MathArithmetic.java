//@ about: The exact parts of Math: rounding, integer division, overflow checks, fma, scalb, ulp and neighbours.
//@ exit: 1
import java.util.function.Supplier;

public class MathArithmetic {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1e300, -3.7,
                4.9e-324,
            Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double v : values) {
            System.out.println(v + " " + Math.floor(v) + " " + Math.ceil(v) + " " + Math.rint(v) + " " + Math.round(v)
                    + " " + Math.round((float) v)
                    + " " + Math.abs(v) + " " + Math.signum(v) + " " + Math.getExponent(v) + " " + bits(Math.ulp(v))
                            + " " + bits(Math.nextUp(v))
                    + " " + bits(Math.nextDown(v)) + " " + bits(Math.scalb(v, -30)) + " " + bits(Math.scalb(v, 2000))
                            + " " + bits(Math.sqrt(v)));
        }
        int[][] pairs = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {Integer.MIN_VALUE, -1}, {6, 3}};
        for (int[] p : pairs) {
            System.out.println(p[0] / p[1] + " " + p[0] % p[1] + " " + Math.floorDiv(p[0], p[1]) + " "
                    + Math.floorMod(p[0], p[1]) + " "
                    + Math.floorMod((long) p[0], p[1]) + " " + Math.floorDiv((long) p[0], (long) p[1]));
        }
        System.out.println(bits(Math.fma(0.1, 10.0, -1.0)) + " " + bits(0.1 * 10.0 - 1.0) + " "
                + bits(Math.fma(1e308, 10, Double.NEGATIVE_INFINITY))
                + " " + Float.floatToRawIntBits(Math.fma(0.1f, 10f, -1f)) + " " + bits(Math.fma(-0.0, 1.0, 0.0)) + " "
                        + bits(StrictMath.fma(3e-300, 1e-20, 5e-324)));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(1, Double.NaN) + " "
                + Math.max(-5L, 3L) + " " + Math.min(1f, -1f));
        System.out.println(Math.copySign(3, -0.0) + " " + Math.nextAfter(1.0, 2) + " " + Math.nextAfter(0f, -1) + " "
                + Math.nextUp(1f) + " " + Math.ulp(1e10f));
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, 12345678912345L) + " "
                + Math.multiplyFull(Integer.MIN_VALUE, 3) + " " + Math.absExact(-7)
                + " " + bits(Math.toDegrees(1)) + " " + bits(Math.toRadians(90)) + " " + Math.abs(Integer.MIN_VALUE)
                        + " " + Math.abs(-0.0f));
        overflow(() -> Math.addExact(Integer.MAX_VALUE, 1));
        overflow(() -> Math.subtractExact(Long.MIN_VALUE, 1));
        overflow(() -> Math.multiplyExact(1 << 20, 1 << 11));
        overflow(() -> Math.multiplyExact(1L << 40, 1L << 22));
        overflow(() -> Math.multiplyExact(1L << 40, 1L << 23));
        overflow(() -> Math.negateExact(Integer.MIN_VALUE));
        overflow(() -> Math.incrementExact(41) + Math.decrementExact(1L));
        overflow(() -> Math.toIntExact(1L << 31));
        overflow(() -> Math.absExact(Long.MIN_VALUE));
        System.out.println(Math.floorDiv(1, 0));
    }

    private static String bits(double value) {
        return Long.toHexString(Double.doubleToLongBits(value));
    }

    private static void overflow(Supplier<Number> action) {
        try {
            System.out.println(action.get());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
