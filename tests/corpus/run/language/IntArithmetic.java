//@ about: int arithmetic wraps, divides towards zero, and masks its shift counts
public class IntArithmetic {
    static final int[] VALUES = {0, 1, -1, 2, 7, -7, 31, 32, 33, 65535, -65536, Integer.MAX_VALUE, Integer.MIN_VALUE};

    public static void main(String[] args) {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (int b : VALUES) {
                int mix = a + b;
                mix = mix * 31 + (a - b);
                mix = mix * 31 + a * b;
                mix = mix * 31 + (b == 0 ? 99 : a / b);
                mix = mix * 31 + (b == 0 ? 77 : a % b);
                mix = mix * 31 + (a << b);
                mix = mix * 31 + (a >> b);
                mix = mix * 31 + (a >>> b);
                mix = mix * 31 + (a & b);
                mix = mix * 31 + (a | b);
                mix = mix * 31 + (a ^ b);
                line.append(' ').append(mix);
            }
            System.out.println(line);
            System.out.println(-a + " " + ~a + " " + (a << 33L) + " " + (a >>> -1L) + " " + (a >> 64L));
        }
        int min = Integer.MIN_VALUE;
        int minusOne = VALUES[2];
        System.out.println(min / minusOne + " " + min % minusOne + " " + -min + " " + Math.abs(min));
        System.out.println((-7 / 2) + " " + (-7 % 2) + " " + (7 % -2) + " " + Math.floorDiv(-7, 2) + " "
            + Math.floorMod(-7, 2));
        System.out.println((VALUES[11] + 1) + " " + (min - 1) + " " + VALUES[11] * 2 + " " + 0x10000 * VALUES[9]);
        for (int shift = 0; shift < 70; shift += 23) {
            System.out.println((1 << shift) + " " + (min >> shift) + " " + (min >>> shift));
        }
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        i = i-- - --i;
        System.out.println(i);
        try {
            System.out.println(1 / VALUES[0]);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 % VALUES[0]);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }
}
