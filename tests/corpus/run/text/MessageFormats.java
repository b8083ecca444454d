//@ about: MessageFormat, ChoiceFormat and DecimalFormat with explicit locales, formatting and parsing.
//@ exit: 1
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Locale;

public class MessageFormats {
    public static void main(String[] args) throws ParseException {
        System.out.println(message("{0} has {1} of {2}", "A", 3, 1234567.891));
        System.out.println(message("{1}{0}{1} '{0}' it''s {2}", "x", "y", null));
        System.out.println(message("{0,number,#.##} {0,number,integer} {0,number,percent} {0,number,000.0000}",
                3.14159));
        System.out.println(message("{0,choice,0#no files|1#one file|1<{0} files} {3}", 5));
        System.out.println(new ChoiceFormat("0#none|1#one|2#some|10<many").format(10) + " "
                + ChoiceFormat.nextDouble(1.0));
        Object[] parsed = new MessageFormat("{0} of {1,number}", Locale.ROOT).parse("seven of 9.5");
        System.out.println(Arrays.toString(parsed) + " " + parsed[1].getClass().getSimpleName());

        DecimalFormatSymbols root = DecimalFormatSymbols.getInstance(Locale.ROOT);
        double[] values = {0, -0.0, 1234.5, -9876.54321, 0.005, 0.015, 1e10, 1e-7, 2.5, 3.5, Double.NEGATIVE_INFINITY};
        for (String pattern : new String[] {"#", "0.00", "#,##0.###", "00000", "0.###E0", "##0.##E0", "#%",
                "'#'#.0;(0.0)"}) {
            DecimalFormat format = new DecimalFormat(pattern, root);
            StringBuilder line = new StringBuilder(pattern);
            for (double value : values) {
                line.append(" | ").append(format.format(value));
            }
            System.out.println(ascii(line.toString()));
        }
        DecimalFormat rounding = new DecimalFormat("0.0", root);
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                rounding.setRoundingMode(mode);
                System.out.print(rounding.format(0.25) + " " + rounding.format(-0.35) + " " + rounding.format(1.45)
                        + "; ");
            }
        }
        System.out.println(rounding.toPattern());
        DecimalFormat big = new DecimalFormat("#,##0.00##", root);
        big.setParseBigDecimal(true);
        System.out.println(big.format(new BigDecimal("12345678901234567890.12345")) + " " + big.parse("1,234.5000"));
        ParsePosition position = new ParsePosition(2);
        System.out.println(NumberFormat.getInstance(Locale.ROOT).parse("x=12.5kg", position) + " at "
                + position.getIndex());
        NumberFormat.getIntegerInstance(Locale.ROOT).parse("not a number");
    }

    private static String message(String pattern, Object... arguments) {
        return new MessageFormat(pattern, Locale.ROOT).format(arguments);
    }

    private static String ascii(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 127 ? String.valueOf((char) c) : "\\u" + Integer.toHexString(c)));
        return out.toString();
    }
}
