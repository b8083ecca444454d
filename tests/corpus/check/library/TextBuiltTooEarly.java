//@ verdict: violated
//@ property: assertion
// why: the flag may be set between the two looks of the builder's thread.
public class TextBuiltTooEarly {
    static volatile boolean set;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> set = true);
        writer.start();
        StringBuilder built = new StringBuilder();
        built.append(set).append(' ').append(set);
        writer.join();
        assert !built.toString().equals("false true"); //~
    }
}
