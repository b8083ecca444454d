//@ about: arithmetic and number format errors with their messages
import java.math.BigDecimal;
import java.math.BigInteger;

public class NumberErrors {
    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static int zero() { return 0; }

    public static void main(String[] args) {
        show(() -> 1 / zero());
        show(() -> 1L % zero());
        show(() -> 1.0 / zero());
        show(() -> { int x = 5; x /= zero(); return x; });
        show(() -> { char c = 'c'; c %= zero(); return c; });
        show(() -> Math.addExact(Integer.MAX_VALUE, 1));
        show(() -> Math.multiplyExact(1L << 62, 2L));
        show(() -> Math.toIntExact(1L << 31));
        show(() -> Math.negateExact(Integer.MIN_VALUE));
        show(() -> Math.floorDiv(1, zero()));
        show(() -> Integer.divideUnsigned(1, zero()));
        show(() -> BigInteger.ONE.divide(BigInteger.ZERO));
        show(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
        show(() -> Integer.parseInt(""));
        show(() -> Integer.parseInt(null));
        show(() -> Integer.parseInt("12x"));
        show(() -> Integer.parseInt("+"));
        show(() -> Integer.parseInt(" 1"));
        show(() -> Integer.parseInt("+7") + Integer.parseInt("-2147483648"));
        show(() -> Integer.parseInt("zz", 36) + Integer.parseInt("-ff", 16));
        show(() -> Integer.parseInt("1", 99));
        show(() -> Integer.parseInt("1", 1));
        show(() -> Long.parseLong("9223372036854775808x"));
        show(() -> Long.parseLong("١٢"));
        show(() -> Integer.decode("0x1F") + Integer.decode("-010") + Integer.decode("#a"));
        show(() -> Integer.decode("0x"));
        show(() -> Byte.parseByte("128"));
        show(() -> Short.parseShort("-32769"));
        show(() -> Double.parseDouble("1.5e"));
        show(() -> Double.parseDouble(""));
        show(() -> Double.parseDouble(" -0x1p4f ") + Float.parseFloat("NaN"));
        show(() -> new BigInteger("12a"));
        show(() -> new BigInteger(""));
        show(() -> Integer.valueOf("007") + Long.valueOf("-0"));
        show(() -> Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1));
        show(() -> Integer.parseUnsignedInt("-1"));
    }
}
