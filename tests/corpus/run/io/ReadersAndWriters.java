//@ about: Readers and writers in memory: mark and reset, lines, push-back, line numbers and printing.
//@ exit: 1
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.FilterReader;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.stream.Collectors;

public class ReadersAndWriters {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("first\nsecond\r\nthird\rfourth"), 4);
        System.out.println(reader.readLine() + "|" + (char) reader.read() + "|" + reader.readLine() + "|"
                + reader.lines().collect(Collectors.joining("+")) + "|" + reader.readLine());
        StringReader marked = new StringReader("abcdefgh");
        char[] chunk = new char[5];
        System.out.println(marked.read(chunk, 1, 3) + new String(chunk, 1, 3) + marked.markSupported());
        marked.mark(0);
        marked.skip(2);
        System.out.print((char) marked.read());
        marked.reset();
        System.out.println((char) marked.read() + " " + marked.skip(100) + " " + marked.read() + " " + marked.ready());
        LineNumberReader numbered = new LineNumberReader(new StringReader("x\ny\r\nz"));
        while (numbered.readLine() != null) {
            System.out.print(numbered.getLineNumber() + " ");
        }
        PushbackReader pushback = new PushbackReader(new CharArrayReader("12+3".toCharArray()), 2);
        int digit = pushback.read();
        pushback.unread(digit);
        pushback.unread('9');
        System.out.println((char) pushback.read() + "" + (char) pushback.read() + (char) pushback.read());
        Reader upper = new FilterReader(new StringReader("shout")) {
            @Override
            public int read() throws IOException {
                int c = super.read();
                return c < 0 ? c : Character.toUpperCase(c);
            }
        };
        System.out.println((char) upper.read() + "" + (char) upper.read());
        StringWriter target = new StringWriter();
        try (PrintWriter out = new PrintWriter(new BufferedWriter(target))) {
            out.printf(Locale.ROOT, "%5.2f|%-4s|", 3.14159, "ab");
            out.print('c');
            out.println(true);
            out.append("appended", 0, 6).write("written", 2, 3);
            out.println(new char[] {'x', 'y'});
            out.println((Object) null);
            System.out.println(target.toString().length() + " before flush, error " + out.checkError());
        }
        System.out.print(target);
        CharArrayWriter chars = new CharArrayWriter(2);
        new StringReader("transferred").transferTo(chars);
        System.out.println(chars + " " + chars.size() + " " + chars.toCharArray().length);
        StringWriter trace = new StringWriter();
        new IllegalStateException("shown", new IOException("cause")).printStackTrace(new PrintWriter(trace));
        System.out.println(trace.toString().lines().filter(l -> !l.startsWith("\t")).toList());
        marked.close();
        marked.read();
    }
}
