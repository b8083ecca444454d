//@ about: numbers to text and back in several radices, with the shapes floating-point numbers take
public class NumbersAsText {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 9, 10, 99, 100, 255, 65536, 1000000000, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : ints) {
            System.out.println(i + " " + Integer.toHexString(i) + " " + Integer.toBinaryString(i) + " "
                + Integer.toOctalString(i) + " " + Integer.toString(i, 36) + " " + Integer.toString(i, 3) + " "
                + Integer.toUnsignedString(i, 7) + " " + Integer.parseInt(Integer.toString(i, 36), 36));
        }
        long[] longs = {10, -10, 99999999999L, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long l : longs) System.out.println(l + " " + Long.toHexString(l) + " " + Long.toString(l, 36) + " "
            + Long.toBinaryString(l).length() + " " + Long.parseLong(Long.toString(l, 2), 2));
        double[] doubles = {0.0, -0.0, 1, -1, 0.1, 0.001, 0.0009999, 9999999, 10000000, 12345678.9, 1.0E-10, 1e21, 1e22,
            123456789012345680.0, 0.5, 1 / 3.0, 2 / 3.0, Math.PI, Math.E, Double.MAX_VALUE, Double.MIN_NORMAL,
            Double.NaN, Double.NEGATIVE_INFINITY};
        for (double d : doubles) System.out.print(d + (Double.parseDouble(String.valueOf(d)) == d ? " " : "! "));
        System.out.println();
        float[] floats = {0f, 0.1f, 1 / 3f, 16777216f, 1e7f, 123456.7f, 1e-3f, 9.999e-4f, 3.4028235e38f, 1e-30f, 0.5f,
            100f};
        for (float f : floats) System.out.print(f + (Float.parseFloat(String.valueOf(f)) == f ? " " : "! "));
        System.out.println();
        String[] texts = {"1", "1.", ".5", "1e3", "-1E-3", "0x1p3", "1f", "2d", " 7 ", "Infinity", "-Infinity", "NaN",
            "1e400", "1e-400", "0.1e1", "00012.50", "4.9e-324", "2.4703282292062328e-324", "9007199254740993",
            "1.7976931348623159e308"};
        for (String t : texts) System.out.print(Double.parseDouble(t) + " ");
        System.out.println();
        System.out.println(Integer.parseInt("-0") + Integer.valueOf("+5") + Long.decode("-0x10") + Short.decode("077")
            + Byte.valueOf("7f", 16) + " " + Boolean.parseBoolean("tRuE") + Boolean.valueOf(null));
        System.out.println(Integer.reverse(1) + " " + Integer.bitCount(255) + " " + Integer.highestOneBit(100) + " "
            + Integer.numberOfTrailingZeros(8) + " " + Integer.rotateRight(1, 1) + " " + Integer.reverseBytes(1) + " "
            + Integer.signum(-9) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-1) + " "
            + Integer.remainderUnsigned(-1, 7));
        System.out.println(Character.isDigit('٣') + " " + Character.getNumericValue('Ⅷ') + " "
            + Character.isLetterOrDigit('_') + " " + Character.isWhitespace('\u00a0') + " "
            + Character.isSpaceChar('\u00a0') + " " + Character.isJavaIdentifierStart('$') + " "
            + Character.getType('a') + " " + Character.toTitleCase('ǆ') + " " + Character.isUpperCase('É') + " "
            + Character.reverseBytes('a'));
    }
}
