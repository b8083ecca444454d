//@ about: Doubles and floats to text and back: shortest forms, hexadecimal, specials, comparison and raw bits.
import java.util.Random;

public class DoubleText {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 1.0, 0.1, 0.3, 100.0, 1234567.0, 9999999.0, 1e7, 12345678.9, 0.001, 0.00099,
                1e-5, 1e21, 1.0 / 3, 2.0 / 3, 1e100, 1e-100,
            Math.PI, Math.E, 4.9e-324, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY,
                    5e-5, 0.5, 1 + Math.ulp(1.0)};
        for (double d : doubles) {
            System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d))
                    + " " + (float) d + " " + (long) d + " " + (int) d);
        }
        float[] floats = {0f, -0f, 0.1f, 1f / 3, 16777216f, 1e10f, 3.4028235e38f, 1.4e-45f, 1e-5f, 123456.7f,
                Float.NaN, Float.NEGATIVE_INFINITY};
        for (float f : floats) {
            System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f))
                    + " " + (double) f + " " + (int) f + " " + (char) Math.min(f, 90) % 128);
        }
        for (String text : new String[] {"1", " 1.5 ", "1e3", "-1E-3", ".5", "5.", "0x1p3", "0x1.8p-1", "-0x.1p4",
                "1d", "2F", "NaN", "-Infinity", "+Infinity",
            "1e400", "1e-400", "2.2250738585072012e-308", "4.9e-325", "2.5e-324", "9007199254740993",
                    "179769313486231580793728971405303e276",
                    "0.1000000000000000055511151231257827021181583404541015625"}) {
            System.out.println(text.trim() + " " + Long.toHexString(Double.doubleToLongBits(Double.parseDouble(text)))
                    + " "
                    + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(text))));
        }
        Random random = new Random(11);
        int round = 0;
        for (int i = 0; i < 2000; i++) {
            double d = Double.longBitsToDouble(random.nextLong());
            float f = Float.intBitsToFloat(random.nextInt());
            round += Double.valueOf(d).equals(Double.parseDouble(Double.toString(d)))
                    && Float.valueOf(f).equals(Float.parseFloat(Float.toString(f)))
                    && Double.compare(d, Double.valueOf(Double.toHexString(d))) == 0 ? 1 : 0;
        }
        System.out.println(round);
        System.out.println(Double.compare(0.0, -0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0)
                + " " + Double.compare(Double.NaN, 1) + " "
                + Double.hashCode(1.5) + " " + Float.hashCode(-2f) + " " + Double.isFinite(1e308 * 10) + " "
                        + Double.MIN_EXPONENT + " " + Double.isNaN(0.0 / 0));
        System.out.println(0.1 + 0.2 + " " + (0.1f + 0.2f) + " " + 100 * 1.1 + " " + 3.0f / 7 + " " + 1.1f * 1.1f
                + " " + 5.0 % 0.3 + " " + -7.5 % 2 + " " + 1e308 * 10 + " " + (float) 1e-50);
        System.out.println(Float.intBitsToFloat(0x7fc00001) + " " + Double.longBitsToDouble(1) + " "
                + (0.0 / 0 != 0.0 / 0) + " " + Double.sum(1, 2) + " " + Double.max(-0.0, 0));
    }
}
