//@ verdict: unknown
//@ reason: unsupported
// why: the checked program reaches no files.
import java.io.FileInputStream;
import java.io.IOException;

public class OpensFile {
    public static void main(String[] arguments) throws IOException {
        try (FileInputStream file = new FileInputStream("/etc/hostname")) {
            assert file.read() != 0;
        }
    }
}
