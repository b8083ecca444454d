//@ verdict: violated
//@ property: race
//@ library: modelled formatting is long
// why: a Formatter is not safe for two threads, and the program shares one.
import java.util.Formatter;

public class FormatterShared {
    static final Formatter SHARED = new Formatter(new StringBuilder());

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> SHARED.format("x"));
        Thread two = new Thread(() -> SHARED.format("y"));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
