//@ about: Every way in which a format string can be wrong, with the exception and its message.
//@ exit: 1
import java.util.IllegalFormatException;
import java.util.Locale;

public class FormatErrors {
    public static void main(String[] args) {
        fails("%d", "text");
        fails("%d", 1.5);
        fails("%x", 1.5);
        fails("%c", "text");
        fails("%c", 0x110000);
        fails("%f", 1);
        fails("%e", true);
        fails("%s %s", "one");
        fails("%2$s", "one");
        fails("%<s", "one");
        fails("%q", 1);
        fails("%", 1);
        fails("%5", 1);
        fails("%.d", 1);
        fails("%.2d", 1);
        fails("%-d", 1);
        fails("%05s", "x");
        fails("%#d", 1);
        fails("%+s", "x");
        fails("%+ d", 1);
        fails("%-05d", 1);
        fails("%--5d", 1);
        fails("%,x", 10);
        fails("%(x", 10);
        fails("%+x", 10);
        fails("%#s", "not formattable");
        fails("%#b", true);
        fails("%-n", 1);
        fails("%5n", 1);
        fails("%.2c", 'c');
        fails("%,e", 1.0);
        fails("%#g", 1.0);
        fails("%,a", 1.0);
        fails("%.5%", 1);
        fails("%tq", 1L);
        fails("%t", 1L);
        fails("%.3tY", 1L);
        fails("%99999999999d", 1);
        fails("fine %d", 7);
        fails("%-5d|%s", 7, null);
        System.out.println(String.format(Locale.ROOT, "half done %s %d", "a", "b"));
    }

    private static void fails(String format, Object... arguments) {
        try {
            System.out.println(format + " -> " + String.format(Locale.ROOT, format, arguments));
        } catch (IllegalFormatException e) {
            System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
}
