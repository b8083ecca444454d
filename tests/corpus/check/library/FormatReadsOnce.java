//@ verdict: holds
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the number is read once and formatted twice.
import java.util.concurrent.atomic.AtomicInteger;

public class FormatReadsOnce {
    static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        Thread counting = new Thread(COUNT::incrementAndGet);
        counting.start();
        String text = String.format("%1$s%1$s", COUNT.get());
        assert text.equals("00") || text.equals("11");
        counting.join();
    }
}
