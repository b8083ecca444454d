//@ verdict: holds
//@ assurance: jmm
// why: as in LocaleTaken, but the language is changed afterwards.
import java.time.format.DateTimeFormatter;
import java.util.Locale;

public class LocaleTakenBefore {
    static volatile Locale seen;

    public static void main(String[] arguments) throws InterruptedException {
        Thread formatter = new Thread(() -> seen = DateTimeFormatter.ISO_LOCAL_DATE.getLocale());
        formatter.start();
        formatter.join();
        Thread setter = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        setter.start();
        setter.join();
        assert seen.equals(Locale.US);
    }
}
