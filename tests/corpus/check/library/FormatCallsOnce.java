//@ verdict: holds
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the text is made once and formatted twice.
public class FormatCallsOnce {
    static volatile int count;

    static final class Counted {
        @Override
        public String toString() {
            return count == 0 ? "0" : "1";
        }
    }

    public static void main(String[] arguments) throws Exception {
        Counted counted = new Counted();
        Thread counting = new Thread(() -> count = 1);
        counting.start();
        String text = String.format("%1$s%1$s", counted.toString());
        assert text.equals("00") || text.equals("11");
        counting.join();
    }
}
