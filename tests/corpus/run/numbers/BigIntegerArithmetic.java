//@ about: BigInteger of moderate size: the four operations, bits, shifts, radixes, conversions and comparisons.
import java.math.BigInteger;
import java.util.Arrays;

public class BigIntegerArithmetic {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321098765432109");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(Arrays.toString(a.divideAndRemainder(b)) + " " + a.mod(b.negate()) + " " + b.mod(a) + " "
                + b.remainder(BigInteger.TEN));
        System.out.println(a.gcd(new BigInteger("98765432109876543210")) + " " + a.pow(5) + " " + b.abs() + " "
                + b.signum() + " " + a.sqrt());
        System.out.println(a.shiftLeft(70) + " " + a.shiftRight(33) + " " + b.shiftRight(40) + " " + b.shiftLeft(-3)
                + " " + BigInteger.ONE.negate().shiftRight(100));
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b));
        System.out.println(a.bitLength() + " " + b.bitLength() + " " + a.bitCount() + " " + b.bitCount() + " "
                + a.getLowestSetBit() + " " + b.testBit(200) + " " + a.testBit(1));
        System.out.println(a.setBit(150) + " " + a.clearBit(1) + " " + b.flipBit(0) + " "
                + BigInteger.ZERO.getLowestSetBit());
        System.out.println(a.toString(2) + " " + a.toString(16) + " " + a.toString(36) + " " + b.toString(7) + " "
                + new BigInteger("-zz", 36) + " " + new BigInteger("+0ff", 16));
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.floatValue() + " "
                + a.shortValue() + " " + BigInteger.TEN.pow(400).doubleValue());
        System.out.println(Arrays.toString(b.toByteArray()) + " " + new BigInteger(b.toByteArray()).equals(b) + " "
                + new BigInteger(-1, new byte[] {1, 0}) + " " + BigInteger.ZERO.toByteArray().length);
        System.out.println(a.compareTo(b) + " " + a.equals(new BigInteger(a.toString())) + " " + a.hashCode() + " "
                + a.max(b).equals(a) + " " + BigInteger.valueOf(-5).hashCode());
        BigInteger factorial = BigInteger.ONE;
        for (int i = 2; i <= 60; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial + " " + factorial.getLowestSetBit());
        System.out.println(Arrays.toString(factorial.sqrtAndRemainder()) + " "
                + BigInteger.TWO.pow(63).subtract(BigInteger.ONE).longValueExact());
        attempt(() -> BigInteger.ONE.divide(BigInteger.ZERO));
        attempt(() -> BigInteger.ONE.mod(BigInteger.TEN.negate()));
        attempt(() -> new BigInteger("12a"));
        attempt(() -> new BigInteger(""));
        attempt(() -> BigInteger.TWO.pow(63).longValueExact());
        attempt(() -> BigInteger.TWO.pow(-1));
        attempt(() -> BigInteger.ONE.negate().sqrt());
        attempt(() -> a.setBit(-1));
    }

    private static void attempt(Runnable action) {
        try {
            action.run();
        } catch (ArithmeticException | NumberFormatException e) {
            System.out.println(e);
        }
    }
}
