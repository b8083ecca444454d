//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the array is nobody else's when it is formatted; the text of its first element hands it on, and the others change
// between two reads.
public class FormatOfKeptArray {
    static volatile Object[] shared;

    static final class Leak {
        Object[] home;

        @Override
        public String toString() {
            shared = home;
            return "";
        }
    }

    public static void main(String[] arguments) throws Exception {
        Leak leak = new Leak();
        Object[] values = {leak, "0", "0"};
        leak.home = values;
        Thread writing = new Thread(() -> {
            Object[] found = shared;
            if (found != null) {
                found[1] = "1";
                found[2] = "1";
            }
        });
        writing.start();
        String text = String.format("%s%s%s", values);
        writing.join();
        assert !text.equals("01") : text;
    }
}
