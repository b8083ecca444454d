//@ about: double arithmetic with NaN, infinities, signed zeros, subnormals and remainders
public class DoubleArithmetic {
    static final double[] VALUES = {0d, -0d, 1d, -1.5, 3.3, 9007199254740992d, Double.MIN_VALUE, Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    static String bits(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    static int order(double a, double b) {
        int answers = 0;
        if (a < b) answers |= 1;
        if (a <= b) answers |= 2;
        if (a > b) answers |= 4;
        if (a >= b) answers |= 8;
        if (a == b) answers |= 16;
        if (a != b) answers |= 32;
        if (!(a < b)) answers |= 64;
        if (!(a >= b)) answers |= 128;
        return answers;
    }

    public static void main(String[] args) {
        for (double a : VALUES) {
            StringBuilder line = new StringBuilder(bits(a)).append(':');
            for (double b : VALUES) {
                long mix = Double.doubleToLongBits(a + b);
                mix = mix * 31 + Double.doubleToLongBits(a - b);
                mix = mix * 31 + Double.doubleToLongBits(a * b);
                mix = mix * 31 + Double.doubleToLongBits(a / b);
                mix = mix * 31 + Double.doubleToLongBits(a % b);
                line.append(' ').append(Long.toHexString(mix)).append('/').append(order(a, b));
            }
            System.out.println(line.append(' ').append(bits(-a)));
        }
        double nan = VALUES[11];
        System.out.println(1 / VALUES[0] + " " + 1 / VALUES[1] + " " + VALUES[0] / 0 + " " + Math.sqrt(-1) + " "
            + (nan != nan));
        System.out.println(0.1 + 0.2 + " " + (0.1 + 0.2 == 0.3) + " " + (float) 0.1 + " " + (double) 0.1f);
        System.out.println(7.5 % 2 + " " + -7.5 % 2 + " " + 1e300 % 3 + " " + Double.MAX_VALUE % Double.MIN_VALUE);
        System.out.println(Double.valueOf(-0d).equals(0d) + " " + Double.valueOf(nan).hashCode() + " "
            + Double.hashCode(-0d));
        System.out.println(Double.MIN_VALUE / 2 + " " + Double.MAX_VALUE * 2 + " " + Math.ulp(1.0) + " "
            + Math.nextUp(0.0));
        double d = 10;
        d--;
        d /= 3;
        d %= 1.25;
        d += 'A';
        System.out.println(d);
        System.out.println(Math.rint(2.5) + " " + Math.round(-0.5) + " " + Math.floor(-0.5) + " " + Math.ceil(-0.5));
        System.out.println(Double.toHexString(0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " " + 0x1.8p1);
        double sum = 0;
        for (int i = 1; i <= 1000; i++) sum += 1.0 / (i * i);
        System.out.println(bits(sum));
    }
}
