//@ verdict: holds
// why: the program looks at its bytes before it prints.

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** The twin of PrintedToOwnBytes. */
public class PrintedAfterLook {
    public static void main(String[] arguments) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes);
        assert bytes.size() == 0;
        stream.print("a");
        stream.flush();
    }
}
