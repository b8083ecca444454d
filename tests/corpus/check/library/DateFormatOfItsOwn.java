//@ verdict: holds
//@ assurance: jmm
//@ assumes: date
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: each thread has a format of its own; what the JDK writes into the position that nobody asked for is its own affair.
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
