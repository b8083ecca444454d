//@ about: Inflater and GZIPInputStream on bytes that zlib has made: pieces, dictionaries, raw streams, wrong data.
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

public class Inflating {
    static final String WRAPPED = "78dacb48cdc9c957c8402701680308b1";

    public static void main(String[] args) throws IOException, DataFormatException {
        Inflater inflater = new Inflater();
        byte[] stream = HexFormat.of().parseHex(WRAPPED + "6265");
        for (int room : new int[] {1, 5, 23, 100}) {
            inflater.reset();
            inflater.setInput(stream);
            System.out.println(room + ": " + inAll(inflater, room) + " " + state(inflater));
        }
        Inflater raw = new Inflater(true);
        raw.setInput(HexFormat.of().parseHex("cb48cdc9c957c8402701"));
        System.out.println(inAll(raw, 4) + " " + raw.finished() + " " + raw.getRemaining());
        Inflater helped = new Inflater();
        helped.setInput(HexFormat.of().parseHex("78f916c004374b544881b3011cae04b8"));
        System.out.println(helped.inflate(new byte[100]) + " " + helped.needsDictionary() + " " + helped.getAdler());
        helped.setDictionary("dictionary".getBytes(StandardCharsets.UTF_8));
        System.out.println(inAll(helped, 100) + " " + state(helped));
        for (String wrong : new String[] {"78db", "7801010600f8ff", "780107", WRAPPED.replace("b1", "b2"), "01020304"}) {
            Inflater bad = new Inflater();
            bad.setInput(HexFormat.of().parseHex(wrong));
            try {
                System.out.println(bad.inflate(new byte[100]));
            } catch (DataFormatException failure) {
                System.out.println(wrong + ": " + failure.getMessage());
            }
        }
        byte[] zipped = HexFormat.of().parseHex("1f8b0800000000000203cb48cdc9c95728cf2fca49010085114a0d0b000000");
        System.out.println(new String(new GZIPInputStream(new ByteArrayInputStream(zipped)).readAllBytes(), StandardCharsets.UTF_8));
        try (var in = new InflaterInputStream(new ByteArrayInputStream(stream, 0, 9))) {
            in.readAllBytes();
        } catch (IOException failure) {
            System.out.println(failure);
        }
    }

    static String inAll(Inflater inflater, int room) throws DataFormatException {
        StringBuilder text = new StringBuilder();
        byte[] output = new byte[room];
        while (!inflater.finished()) {
            int count = inflater.inflate(output);
            text.append(new String(output, 0, count, StandardCharsets.UTF_8));
        }
        return text.toString();
    }

    static String state(Inflater inflater) {
        return inflater.getTotalIn() + " " + inflater.getTotalOut() + " " + inflater.getRemaining() + " " + inflater.getAdler();
    }
}
