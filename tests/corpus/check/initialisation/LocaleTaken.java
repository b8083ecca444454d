//@ verdict: violated
//@ property: assertion
// why: the initialiser of DateTimeFormatter takes the default language of that moment into its constants, which the other thread may have changed
// before or not.
import java.time.format.DateTimeFormatter;
import java.util.Locale;

public class LocaleTaken {
    static volatile Locale seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread formatter = new Thread(() -> seen = DateTimeFormatter.ISO_LOCAL_DATE.getLocale());
        Thread setter = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        formatter.start();
        setter.start();
        formatter.join();
        setter.join();
        assert seen.equals(Locale.US); //~
    }
}
