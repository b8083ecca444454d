//@ about: long arithmetic, with int shift counts, lcmp and the same traps as int
public class LongArithmetic {
    static final long[] VALUES = {0, 1, -1, 3, -10, 63, 64, 4294967295L, -4294967296L, 1L << 40, Long.MAX_VALUE,
        Long.MIN_VALUE};

    public static void main(String[] args) {
        for (long a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (long b : VALUES) {
                long mix = a + b;
                mix = mix * 31 + (a - b);
                mix = mix * 31 + a * b;
                mix = mix * 31 + (b == 0 ? 99 : a / b);
                mix = mix * 31 + (b == 0 ? 77 : a % b);
                mix = mix * 31 + (a << b);
                mix = mix * 31 + (a >> (int) b);
                mix = mix * 31 + (a >>> b);
                mix = mix * 31 + (a & b);
                mix = mix * 31 + (a | b);
                mix = mix * 31 + (a ^ b);
                mix = mix * 31 + (a < b ? -1 : a == b ? 0 : 1);
                line.append(' ').append(mix);
            }
            System.out.println(line.append(' ').append(-a).append(' ').append(~a));
        }
        long min = Long.MIN_VALUE;
        long minusOne = VALUES[2];
        System.out.println(min / minusOne + " " + min % minusOne + " " + -min);
        System.out.println((1L << 32) + " " + (1 << 32) + " " + (1L << -1) + " " + (min >>> 63) + " " + (min >> 63));
        System.out.println(Integer.MAX_VALUE + 1 + " " + (Integer.MAX_VALUE + 1L));
        System.out.println(Long.compare(min, 1) + " " + Long.compareUnsigned(min, 1) + " "
            + Long.divideUnsigned(-1, 10));
        System.out.println(Long.toUnsignedString(-1) + " " + Long.remainderUnsigned(-1, 10) + " "
            + Math.multiplyHigh(min, 4));
        System.out.println(Long.numberOfLeadingZeros(1L << 40) + " " + Long.bitCount(-1) + " " + Long.reverse(1) + " "
            + Long.rotateLeft(min, 1));
        int shift = 3;
        long value = 1;
        value <<= shift;
        value += 2.9;
        value -= 'a';
        value *= -1.5f;
        System.out.println(value);
        shift += 10_000_000_000L;
        System.out.println(shift);
        try {
            System.out.println(5L / VALUES[0]);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(5L % VALUES[0]);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
