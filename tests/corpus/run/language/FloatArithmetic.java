//@ about: float arithmetic with NaN, infinities, signed zeros, subnormals and remainders
public class FloatArithmetic {
    static final float[] VALUES = {0f, -0f, 1f, -1.5f, 3.3f, 16777216f, Float.MIN_VALUE, Float.MIN_NORMAL,
        Float.MAX_VALUE,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN};

    static String bits(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    static float third(float f) {
        f /= 3;
        return f;
    }

    public static void main(String[] args) {
        for (float a : VALUES) {
            StringBuilder line = new StringBuilder(bits(a)).append(':');
            for (float b : VALUES) {
                line.append(' ').append(bits(a + b)).append(',').append(bits(a - b)).append(',').append(bits(a * b));
                line.append(',').append(bits(a / b)).append(',').append(bits(a % b));
            }
            System.out.println(line);
            System.out.println(bits(-a) + " " + (a == a) + " " + (a == -a) + " " + (1 / a));
        }
        float zero = VALUES[0], negativeZero = VALUES[1], nan = VALUES[11];
        System.out.println(zero == negativeZero);
        System.out.println(Float.valueOf(zero).equals(negativeZero) + " " + Float.valueOf(nan).equals(nan));
        System.out.println(Float.compare(zero, negativeZero) + " " + Float.compare(nan, Float.POSITIVE_INFINITY));
        System.out.println(5.5f % 2f + " " + -5.5f % 2f + " " + 5.5f % -2f + " " + 1e30f % 7f);
        System.out.println(VALUES[5] + 1f == VALUES[5]);
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2);
        float sum = 0;
        for (int i = 1; i <= 1000; i++) sum += 1f / i;
        System.out.println(bits(sum) + " " + sum);
        System.out.println(third(1) + " " + third(VALUES[8]));
        float f = 1;
        f++;
        f *= 1e38f;
        f *= 10;
        System.out.println(f + " " + (f - f));
        System.out.println(Math.min(zero, negativeZero) + " " + Math.max(negativeZero, zero) + " " + Math.max(1f, nan));
        System.out.println(Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(nan) + " "
            + Math.round(1e20f));
        System.out.println(Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(-1.1f) + " "
            + Float.intBitsToFloat(0x7f800001));
    }
}
