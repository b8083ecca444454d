//@ about: DataOutputStream and DataInputStream for every primitive type, modified UTF-8, and the end of the input.
//@ exit: 1
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UTFDataFormatException;
import java.util.HexFormat;

public class DataStreams {
    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(-2);
        out.writeShort(-300);
        out.writeChar('\u20ac');
        out.writeInt(0xcafebabe);
        out.writeLong(Long.MIN_VALUE + 5);
        out.writeFloat(-0.1f);
        out.writeDouble(Math.PI);
        out.writeUTF("a\u0000\u00e9\u20ac\ud83d\ude00");
        out.writeBytes("lo\u0141");
        out.writeChars("hi");
        System.out.println(out.size() + " " + HexFormat.of().formatHex(bytes.toByteArray()));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar()
                + " " + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
        String text = in.readUTF();
        System.out.println(text.length() + " " + text.equals("a\u0000\u00e9\u20ac\ud83d\ude00"));
        byte[] rest = new byte[3];
        in.readFully(rest);
        System.out.println(rest[2] + " " + in.skipBytes(2) + " " + in.readUnsignedShort());
        DataInputStream unsigned = new DataInputStream(new ByteArrayInputStream(new byte[] {-1, -1, -2}));
        System.out.println(unsigned.readUnsignedByte() + " " + unsigned.readUnsignedShort() + " " + unsigned.read());
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[] {0, 2, (byte) 0xc3, 'x'})).readUTF();
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            out.writeUTF("x".repeat(70_000));
        } catch (UTFDataFormatException e) {
            System.out.println(e.getMessage());
        }
        StreamTokenizer tokens = new StreamTokenizer(
                new StringReader("x = 3.5 * (y - 'lit') // comment\n\"str\" /* gone */ -7"));
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        tokens.ordinaryChar('-');
        StringBuilder line = new StringBuilder();
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            line.append(switch (tokens.ttype) {
                case StreamTokenizer.TT_WORD -> "w:" + tokens.sval;
                case StreamTokenizer.TT_NUMBER -> "n:" + tokens.nval;
                case '"', '\'' -> "q:" + tokens.sval;
                default -> "o:" + (char) tokens.ttype;
            }).append('@').append(tokens.lineno()).append(' ');
        }
        System.out.println(line);
        unsigned.readLong();
    }
}
