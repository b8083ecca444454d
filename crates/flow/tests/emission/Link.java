import java.nio.file.Files;
import java.nio.file.Path;

/** Links every class that a file lists, without initialising it, and prints those that the verifier refuses. */
public class Link {
    public static void main(String[] arguments) throws Exception {
        int linked = 0;
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            try {
                // Asking for constructors links the class (JVMS 5.4), and so verifies it.
                Class.forName(name, false, ClassLoader.getSystemClassLoader()).getDeclaredConstructors();
                linked++;
            } catch (VerifyError | ClassFormatError | IncompatibleClassChangeError refused) {
                System.out.println("refused " + name + ": " + refused);
            } catch (ClassNotFoundException | LinkageError missing) {
                System.out.println("missing " + name + ": " + missing);
            }
        }
        System.out.println("linked " + linked);
    }
}

/** Gets code that no verifier lets pass. */
class Broken {
    static int broken(int number) {
        return number;
    }
}
