//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: formatting asks its arguments for their texts one after the other; the counter changes between.
import java.util.concurrent.atomic.AtomicInteger;

public class FormatReadsTwice {
    static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] arguments) throws Exception {
        Thread counting = new Thread(COUNT::incrementAndGet);
        counting.start();
        String text = String.format("%s%s", COUNT, COUNT);
        assert text.equals("00") || text.equals("11"); //~
        counting.join();
    }
}
