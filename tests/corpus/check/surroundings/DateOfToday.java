//@ verdict: holds
//@ assumes: date
// why: the day is that of one moment.
import java.time.LocalDate;
import java.time.ZoneOffset;

public class DateOfToday {
    public static void main(String[] arguments) {
        assert LocalDate.now(ZoneOffset.UTC).getDayOfMonth() > 0;
    }
}
