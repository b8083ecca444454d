//@ about: BigDecimal under MathContexts, square roots, powers, conversions from and to binary numbers, and long series.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

public class BigDecimalContexts {
    public static void main(String[] args) {
        BigDecimal x = new BigDecimal("12345.678901234567890123456789");
        BigDecimal y = new BigDecimal("-0.000987654321");
        for (MathContext context : new MathContext[] {MathContext.DECIMAL32, MathContext.DECIMAL64,
                MathContext.DECIMAL128, MathContext.UNLIMITED, new MathContext(3, RoundingMode.CEILING)}) {
            System.out.println(context + ": " + x.add(y, context) + " " + x.subtract(y, context) + " "
                    + x.multiply(y, context) + " " + x.plus(context)
                    + " " + (context.getPrecision() == 0 ? "-" : x.divide(y, context) + " " + x.pow(3, context) + " "
                            + x.sqrt(context)));
        }
        System.out.println(x.divideToIntegralValue(y) + " "
                + Arrays.toString(x.divideAndRemainder(new BigDecimal("7.1"))) + " " + x.remainder(y));
        System.out.println(x.movePointLeft(3) + " " + x.movePointRight(10) + " " + y.scaleByPowerOfTen(5) + " "
                + x.negate().abs().equals(x) + " " + y.pow(4));
        System.out.println(new BigDecimal("2").sqrt(new MathContext(60)) + " "
                + new BigDecimal("144.00").sqrt(MathContext.UNLIMITED) + " "
                + new BigDecimal("1E-30").sqrt(MathContext.DECIMAL32));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(123, 2)
                + " " + new BigDecimal(1e-310).precision());
        System.out.println(x.intValue() + " " + x.longValue() + " " + x.doubleValue() + " " + x.floatValue() + " "
                + y.toBigInteger() + " " + new BigDecimal("1E400").doubleValue());
        System.out.println(new BigDecimal(BigInteger.TEN.pow(25), 30) + " " + new BigDecimal("+1.5e-3") + " "
                + new BigDecimal(new char[] {'7', '.', '0'}) + " " + x.ulp() + " " + x.max(y).equals(x));
        MathContext fifty = new MathContext(52);
        BigDecimal e = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        for (int n = 1; n < 50; n++) {
            term = term.divide(BigDecimal.valueOf(n), fifty);
            e = e.add(term, fifty);
        }
        System.out.println(e.round(new MathContext(50)));
        BigDecimal quarterPi = arctangent(5).multiply(BigDecimal.valueOf(4)).subtract(arctangent(239));
        System.out.println(quarterPi.multiply(BigDecimal.valueOf(4)).setScale(80, RoundingMode.DOWN));
        for (String wrong : new String[] {"", "1.2.3", "1e", "abc", "1e99999999999"}) {
            try {
                System.out.println(new BigDecimal(wrong));
            } catch (NumberFormatException failure) {
                System.out.println("refused " + wrong);
            }
        }
        try {
            x.intValueExact();
        } catch (ArithmeticException failure) {
            System.out.println(failure.getMessage());
        }
    }

    private static BigDecimal arctangent(int inverse) {
        BigDecimal square = BigDecimal.valueOf((long) inverse * inverse);
        BigDecimal power = BigDecimal.ONE.divide(BigDecimal.valueOf(inverse), 90, RoundingMode.HALF_EVEN);
        BigDecimal sum = power;
        for (int n = 3; power.signum() != 0; n += 2) {
            power = power.divide(square, 90, RoundingMode.HALF_EVEN).negate();
            sum = sum.add(power.divide(BigDecimal.valueOf(n), 90, RoundingMode.HALF_EVEN));
        }
        return sum;
    }
}
