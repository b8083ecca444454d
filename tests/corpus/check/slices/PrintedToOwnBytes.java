//@ verdict: violated
//@ property: assertion
// why: what is printed to a stream that the program made is in its bytes afterwards.

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Printing is left out where only a reader sees it, but this program reads what it prints. */
public class PrintedToOwnBytes {
    public static void main(String[] arguments) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        stream.print("a");
        stream.flush();
        assert bytes.size() == 0;
    }
}
