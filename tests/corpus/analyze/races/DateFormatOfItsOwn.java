//@ about: each thread has a date format of its own; what the JDK shares between them for itself is no race of theirs
import java.text.SimpleDateFormat;
import java.util.Date;

public class DateFormatOfItsOwn {
    static void work() {
        String text = new SimpleDateFormat("yyyy").format(new Date(86_400_000L * 366));
        assert text.equals("1971");
    }

    public static void main(String[] arguments) {
        new Thread(DateFormatOfItsOwn::work).start();
        work();
    }
}
