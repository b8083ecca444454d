//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: formatting calls `toString` of the program for each argument; between the first and the second call the counter changes.
public class FormatCallsBack {
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
        String text = String.format("%s%s", counted, counted);
        assert text.equals("00") || text.equals("11"); //~
        counting.join();
    }
}
