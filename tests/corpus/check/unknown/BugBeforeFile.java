//@ verdict: violated
//@ property: assertion
// why: the assertion fails in some order before anything unknown is reached, and a found violation is certain.
import java.io.FileInputStream;
import java.io.IOException;

public class BugBeforeFile {
    static volatile boolean late;

    static final class Setter extends Thread {
        @Override
        public void run() {
            late = true;
        }
    }

    public static void main(String[] arguments) throws IOException {
        new Setter().start();
        assert !late; //~
        new FileInputStream("/etc/hostname").close();
    }
}
