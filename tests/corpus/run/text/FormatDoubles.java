//@ about: Floating-point conversions of String.format: rounding, exponents, general form, hexadecimal and BigDecimal.
import java.math.BigDecimal;
import java.util.Locale;

public class FormatDoubles {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, 0.125, 0.375, 1.005, 9.995, 99.9999, 1234567.891, 1e-5,
                0.00012345,
            1e10, 123456789012.0, 1e21, 1e100, 4.9e-324, 2.2250738585072014e-308, Double.MAX_VALUE, Math.PI, Math.E,
                    1.0 / 3};
        for (double value : values) {
            show("%f|%.0f|%.1f|%.3f|%12.2f|%e|%.0e|%.3e|%g|%.3g|%a", value, value, value, value, value, value, value,
                    value, value, value, value);
        }
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            show("%f|%e|%g|%a|%10.2f|%-10f|%+f|%(f|%08f", value, value, value, value, value, value, value, value,
                    value);
        }
        show("%,.2f|%+.1f|% .1f|%(,.2f|%010.3f|%-10.1f|%+010.2f|%,012.1f", 9876543.215, 2.25, 2.25, -1234.5, -3.14159,
                2.0, 1.0, 12345.67);
        show("%#.0f|%#.0e|%#a|%A|%.3a|%20a|%-20a|%E|%G", 3.0, 3.0, 1.0, 0.1, 0.1, 1.5, 1.5, 12345.678, 1e-10);
        show("%f|%.2f|%e|%g|%s|%a", 1.1f, 3.3f, 1e10f, 0.1f, 0.1f, 0.1f);
        show("%f|%.2f|%.0f|%e|%.3e|%g|%,.3f", new BigDecimal("12345.6789"), new BigDecimal("0.005"),
                new BigDecimal("2.5"),
                new BigDecimal("1E+50"), new BigDecimal("123456"), new BigDecimal("0.00001"),
                        new BigDecimal("1234567.8915"));
        show("%.20f|%.40f|%.15e", 0.1, 0.1, 0.1);
        show("%.1f|%.1f|%.1f|%.1f|%.1f", 0.05, 0.15, 0.25, 0.35, 0.45);
        show("%.2f|%.2f|%.2f|%.2f", 0.005, 0.015, 1.115, 2.675);
        show("%6.2e|%12.4e|%-12.4e|%+.2e|%012.3e", 12345.6789, 0.00098765, 5e-7, 3e8, -4.5e-3);
        show("%g|%g|%g|%g|%.1g|%.0g|%10.2g", 0.0001, 0.00009999, 999999.5, 1e6, 0.05, 123.0, 99.5);
    }

    private static void show(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
