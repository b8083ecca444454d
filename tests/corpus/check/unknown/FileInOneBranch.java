//@ verdict: unknown
//@ reason: unsupported
// why: one order of the threads opens a file; what lies behind it is not known, so that nothing holds.
import java.io.FileInputStream;
import java.io.IOException;

public class FileInOneBranch {
    static volatile boolean late;

    static final class Setter extends Thread {
        @Override
        public void run() {
            late = true;
        }
    }

    public static void main(String[] arguments) throws IOException {
        new Setter().start();
        if (late) {
            new FileInputStream("/etc/hostname").close();
        }
    }
}
