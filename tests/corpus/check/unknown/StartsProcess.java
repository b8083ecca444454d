//@ verdict: unknown
//@ reason: unsupported
// why: the checked program starts no processes.
import java.io.IOException;

public class StartsProcess {
    public static void main(String[] arguments) throws IOException {
        new ProcessBuilder("true").start();
    }
}
