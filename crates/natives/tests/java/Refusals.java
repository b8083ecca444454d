import java.io.BufferedReader;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

/** Reaches for something outside: what its argument says. */
public class Refusals {
    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "read" -> new FileReader("/tmp/there");
            case "write" -> new FileOutputStream("not/there");
            case "random" -> new RandomAccessFile("/tmp/there", "r");
            case "exists" -> new File("/etc/passwd").exists();
            case "list" -> new File("/tmp").list();
            case "delete" -> new File("/tmp/there").delete();
            case "path" -> Files.readString(Path.of("/tmp/there"));
            case "walk" -> Files.list(Path.of("/tmp"));
            case "release" -> new FileReader(System.getProperty("java.home") + "/release");
            case "process" -> new ProcessBuilder("true").start();
            case "handle" -> ProcessHandle.current();
            case "name" -> InetAddress.getByName("localhost");
            case "connect" -> new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 9);
            case "serve" -> new ServerSocket(0);
            case "input" -> System.in.read();
            case "line" -> new BufferedReader(new InputStreamReader(System.in)).readLine();
            case "scanner" -> new Scanner(System.in).nextInt();
            case "library" -> System.loadLibrary("there");
            case "compress" -> new java.util.zip.Deflater();
            default -> throw new AssertionError(arguments[0]);
        }
    }
}
