//@ verdict: violated
//@ property: race|assertion|exception
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: a format keeps the date that it is about in a calendar, which two threads change at once.
import java.text.SimpleDateFormat;
import java.util.Date;

public class DateFormatShared {
    static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

    static void work() {
        String text = FORMAT.format(new Date(86_400_000L * 366));
        assert text.equals("1971");
    }

    public static void main(String[] arguments) {
        new Thread(DateFormatShared::work).start();
        work();
    }
}
