//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: the array that is formatted is read element by element, and written meanwhile.
public class FormatOfSharedArray {
    static final Object[] VALUES = {0, 0};

    public static void main(String[] arguments) throws Exception {
        Thread writing = new Thread(() -> {
            VALUES[0] = 1;
            VALUES[1] = 1;
        });
        writing.start();
        String text;
        text = String.format("%s%s", VALUES);
        writing.join();
        assert !text.equals("01") : text;
    }
}
