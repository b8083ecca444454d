//@ about: The bit operations of Integer and Long on edge values, unsigned arithmetic and radix text.
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;

public class IntegerBits {
    private static final int[] INTS = {0, 1, -1, 2, 0x40, -0x80, 0x12345678, 0x0f0f0f0f, Integer.MAX_VALUE,
            Integer.MIN_VALUE, 0xcafebabe};
    private static final long[] LONGS = {0, 1, -1, 1L << 32, -(1L << 40), 0x123456789abcdefL, Long.MAX_VALUE,
            Long.MIN_VALUE};

    public static void main(String[] args) {
        ints("bitCount", Integer::bitCount);
        ints("leading", Integer::numberOfLeadingZeros);
        ints("trailing", Integer::numberOfTrailingZeros);
        ints("highest", Integer::highestOneBit);
        ints("lowest", Integer::lowestOneBit);
        ints("reverse", Integer::reverse);
        ints("reverseBytes", Integer::reverseBytes);
        ints("rotateLeft", n -> Integer.rotateLeft(n, 13));
        ints("rotateRight", n -> Integer.rotateRight(n, 37));
        ints("signum", Integer::signum);
        ints("unsignedDivide", n -> Integer.divideUnsigned(n, 10));
        ints("unsignedRemainder", n -> Integer.remainderUnsigned(n, -7));
        ints("compareUnsigned", n -> Integer.compareUnsigned(n, 100));
        longs("bitCount", Long::bitCount);
        longs("leading", Long::numberOfLeadingZeros);
        longs("trailing", Long::numberOfTrailingZeros);
        longs("highest", Long::highestOneBit);
        longs("reverse", Long::reverse);
        longs("reverseBytes", Long::reverseBytes);
        longs("rotateLeft", n -> Long.rotateLeft(n, 13));
        longs("unsignedDivide", n -> Long.divideUnsigned(n, 10));
        longs("unsignedRemainder", n -> Long.remainderUnsigned(n, -7));
        longs("compareUnsigned", n -> Long.compareUnsigned(n, 100));
        for (int n : INTS) {
            System.out.println(Integer.toBinaryString(n) + " " + Integer.toOctalString(n) + " "
                    + Integer.toHexString(n) + " " + Integer.toUnsignedString(n)
                    + " " + Integer.toUnsignedLong(n) + " " + Integer.toString(n, 36) + " " + Integer.hashCode(n)
                            + " " + (short) n + " " + (byte) n + " " + (int) (char) n);
        }
        for (long n : LONGS) {
            System.out.println(Long.toBinaryString(n) + " " + Long.toHexString(n) + " " + Long.toUnsignedString(n)
                    + " " + Long.toString(n, 36)
                    + " " + Long.hashCode(n) + " " + (int) n + " " + Long.toUnsignedString(n, 7));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + Short.toUnsignedInt((short) -1) + " "
                + Byte.toUnsignedInt((byte) -1) + " " + Byte.compareUnsigned((byte) -1, (byte) 1));
        System.out.println(Integer.compare(3, 5) + " " + Integer.max(3, 5) + " " + Integer.sum(Integer.MAX_VALUE, 1)
                + " " + Boolean.logicalXor(true, false) + " " + Boolean.hashCode(true));
    }

    private static void ints(String name, IntUnaryOperator operator) {
        StringBuilder line = new StringBuilder(name);
        for (int n : INTS) {
            line.append(' ').append(operator.applyAsInt(n));
        }
        System.out.println(line);
    }

    private static void longs(String name, LongUnaryOperator operator) {
        StringBuilder line = new StringBuilder("long ").append(name);
        for (long n : LONGS) {
            line.append(' ').append(operator.applyAsLong(n));
        }
        System.out.println(line);
    }
}
