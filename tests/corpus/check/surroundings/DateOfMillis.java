//@ verdict: holds
//@ assumes: date
// why: the date is one moment.
import java.util.Date;

public class DateOfMillis {
    public static void main(String[] arguments) {
        assert new Date().getTime() > 0;
    }
}
