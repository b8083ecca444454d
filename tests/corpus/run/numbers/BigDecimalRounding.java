//@ about: BigDecimal scales and every rounding mode on the same table of values, setScale, divide and round.
//@ exit: 1
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimalRounding {
    public static void main(String[] args) {
        String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"};
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder line = new StringBuilder(mode.toString());
            for (String value : values) {
                line.append(' ');
                try {
                    line.append(new BigDecimal(value).setScale(0, mode));
                } catch (ArithmeticException e) {
                    line.append("[").append(e.getMessage()).append("]");
                }
            }
            System.out.println(line);
        }
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                System.out.println(mode + " " + new BigDecimal("1").divide(new BigDecimal("-3"), 4, mode) + " "
                        + new BigDecimal("20").divide(new BigDecimal("7"), mode)
                        + " " + new BigDecimal("123.4565").round(new MathContext(6, mode)) + " "
                                + new BigDecimal("-99999").round(new MathContext(2, mode))
                        + " " + new BigDecimal("1.23456789012345678905").setScale(19, mode));
            }
        }
        System.out.println(new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " "
                + new BigDecimal("1.10").compareTo(new BigDecimal("1.1"))
                + " " + new BigDecimal("1.10").hashCode() + " " + new BigDecimal("1.10").stripTrailingZeros() + " "
                        + new BigDecimal("100").stripTrailingZeros());
        System.out.println(new BigDecimal("12300").setScale(-2) + " "
                + new BigDecimal("12300").setScale(-2).toPlainString() + " "
                + new BigDecimal("0.00001234") + " " + new BigDecimal("0.000000123") + " "
                        + new BigDecimal("123E5").toEngineeringString());
        System.out.println(new BigDecimal("123.456").scale() + " " + new BigDecimal("123.456").precision() + " "
                + new BigDecimal("1E+5").scale() + " "
                + new BigDecimal("123.456").unscaledValue() + " " + new BigDecimal("-0.00").signum() + " "
                        + new BigDecimal("0.00").precision());
        System.out.println(new BigDecimal("100").divide(new BigDecimal("8")) + " "
                + new BigDecimal("1").divide(new BigDecimal("32")) + " "
                + new BigDecimal("6.0").divide(new BigDecimal("2.00")));
        try {
            new BigDecimal("1.25").setScale(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        new BigDecimal("1").divide(new BigDecimal("3"));
    }
}
