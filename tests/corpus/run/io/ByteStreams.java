//@ about: Byte streams in memory: arrays, sequences, push-back, buffering and a replaced System.out.
//@ exit: 1
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ByteStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(300);
        out.write(new byte[] {1, 2, 3, 4}, 1, 2);
        out.writeBytes("text".getBytes(StandardCharsets.UTF_8));
        System.out.println(Arrays.toString(out.toByteArray()) + " " + out.size() + " "
                + out.toString(StandardCharsets.ISO_8859_1).substring(3));
        ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray(), 1, 5);
        System.out.println(in.available() + " " + in.read() + " " + in.skip(1) + " "
                + new String(in.readAllBytes(), StandardCharsets.US_ASCII) + " " + in.read());
        InputStream sequence = new SequenceInputStream(Collections.enumeration(List.of(bytes("one "), bytes(""),
                bytes("two "), bytes("three"))));
        System.out.println(new String(sequence.readNBytes(6), StandardCharsets.US_ASCII) + "|"
                + new String(sequence.readAllBytes(), StandardCharsets.US_ASCII));
        BufferedInputStream buffered = new BufferedInputStream(bytes("0123456789"), 3);
        buffered.mark(6);
        buffered.skipNBytes(5);
        int five = buffered.read();
        buffered.reset();
        System.out.println((char) five + "" + (char) buffered.read() + " " + buffered.available());
        PushbackInputStream pushback = new PushbackInputStream(bytes("ab"), 1);
        pushback.unread(pushback.read());
        System.out.println((char) pushback.read());
        out.reset();
        System.out.println(out.toString(StandardCharsets.US_ASCII) + " "
                + bytes("copied").transferTo(OutputStream.nullOutputStream()) + " "
                + InputStream.nullInputStream().read());
        try (OutputStreamWriter writer = new OutputStreamWriter(out,
                StandardCharsets.UTF_16BE); InputStreamReader reader = new InputStreamReader(bytes("\u00e9x"),
                StandardCharsets.UTF_8)) {
            writer.write(reader.read());
            writer.flush();
            System.out.println(out.size() + " " + (char) reader.read() + " " + reader.getEncoding());
        }
        PrintStream original = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured, true, StandardCharsets.UTF_8));
        System.out.print("captured \u20ac");
        System.out.println(5);
        System.setOut(original);
        System.out.println(captured.size() + " " + captured.toString(StandardCharsets.UTF_8).startsWith("captured"));
        System.err.println("this line goes to standard error");
        bytes("short").skipNBytes(9);
    }

    private static ByteArrayInputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
