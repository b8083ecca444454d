//@ about: String.format with every conversion but floating point and dates, with flags, widths and indexes.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formattable;
import java.util.FormattableFlags;
import java.util.Formatter;
import java.util.Locale;

public class FormatConversions {
    record FormatConversionsMoney(int cents) implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
            boolean alternate = (flags & FormattableFlags.ALTERNATE) != 0;
            formatter.format("<%s w%d p%d %b %b>", cents, width, precision, left, alternate);
        }
    }

    public static void main(String[] args) {
        show("%d|%5d|%-5d|%05d|%+d|% d|%(d|%,d", 42, 42, 42, 42, 42, 42, -42, 1234567);
        show("%+,(010d|%-+8d|%,d", -1234, 7, Long.MIN_VALUE);
        show("%x|%X|%#x|%08x|%o|%#o|%x|%x|%x", 255, 255, 255, 255, 8, 8, -1, (byte) -1, -1L);
        show("%d|%x|%,d|%+x|% o", new BigInteger("123456789012345678901234567890"), BigInteger.TEN.negate(),
                new BigInteger("9876543210987"), BigInteger.valueOf(255), BigInteger.valueOf(8));
        show("%s|%10s|%-10s|%.3s|%10.2s|%S", "string", "right", "left", "truncate", "cut", "upper");
        show("%s|%s|%s|%s|%.2s", null, new int[0].length, true, 'c', Locale.ROOT.toString() + "xyz");
        show("%b|%B|%b|%b|%7b|%.1b", true, "anything", null, false, true, true);
        show("%c|%C|%c|%5c|%-3c|%c", 'a', 'b', 65, 'x', 'y', (byte) 66);
        show("%h|%H|%h|%h", "hello", "hello", null, 255);
        show("%%|%5%|%-5%|%n".replace("%n", "end"));
        show("%2$s %1$s %2$s %s %s %<s", "first", "second");
        show("%s %2$s %s %<s", "a", "b", "c");
        show("%s|%-12s|%#10.3s", new FormatConversionsMoney(150), new FormatConversionsMoney(2),
                new FormatConversionsMoney(3));
        show("%s %s %s", 1.5f, 1e21, new BigDecimal("1.50"));
        show("%h %s", new Object[] {1, 2}.length, (Object) null);
        System.out.printf(Locale.ROOT, "%s and %d%n", "printf", 3);
        System.out.format(Locale.ROOT, "%-6s|%n", "fmt");
        StringBuilder out = new StringBuilder("log: ");
        try (Formatter formatter = new Formatter(out, Locale.ROOT)) {
            formatter.format("%03d", 7).format("/%s", "x");
            System.out.println(formatter + " " + formatter.locale().equals(Locale.ROOT));
        }
        Locale.setDefault(Locale.ROOT);
        System.out.println("%d items".formatted(3));
        for (int i = 1; i <= 12; i += 5) {
            show("%2d x %-3d = %4d", i, i, i * i);
        }
    }

    private static void show(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
