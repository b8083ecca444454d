//@ about: Text to bytes and back in UTF-8, UTF-16, UTF-32, ISO-8859-1, ASCII and windows-1252, with malformed input.
//@ exit: 1
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

public class CharsetCoding {
    public static void main(String[] args) throws CharacterCodingException {
        String text = "A\u00e9\u20ac\ud83d\ude00\u0000";
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "ISO-8859-1",
                "US-ASCII", "windows-1252"}) {
            Charset charset = Charset.forName(name);
            byte[] bytes = text.getBytes(charset);
            System.out.println(charset + " " + HexFormat.of().formatHex(bytes) + " "
                    + escape(new String(bytes, charset)) + " " + charset.newEncoder().canEncode('\u20ac') + " "
                    + charset.newEncoder().maxBytesPerChar());
        }
        for (String hex : new String[] {"c3a9", "c3", "e282ac", "e282", "e2828241", "f09f9880", "ff41", "c080",
                "eda080", "f8888080", "80", "41c3ff42"}) {
            byte[] bytes = HexFormat.of().parseHex(hex);
            String strict;
            try {
                strict = escape(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
            } catch (CharacterCodingException e) {
                strict = e.getClass().getSimpleName() + " " + e.getMessage();
            }
            System.out.println(hex + " " + escape(new String(bytes, StandardCharsets.UTF_8)) + " " + strict);
        }
        CharsetDecoder ignoring = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.IGNORE)
                .onUnmappableCharacter(CodingErrorAction.IGNORE);
        System.out.println(ignoring.decode(ByteBuffer.wrap(new byte[] {'a', -1, 'b'})));
        CharsetEncoder replacing = StandardCharsets.ISO_8859_1.newEncoder()
                .onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(new String(replacing.encode(CharBuffer.wrap("x\u20acy")).array(), 0, 3,
                StandardCharsets.US_ASCII));
        CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer small = ByteBuffer.allocate(4);
        CharBuffer source = CharBuffer.wrap("ab\u20acd");
        CoderResult result = encoder.encode(source, small, true);
        System.out.println(result + " " + source.position() + " " + small.position() + " " + result.isOverflow());
        System.out.println(encoder.reset().encode(CharBuffer.wrap("\ud83d"), ByteBuffer.allocate(9), false) + " "
                + encoder.reset().encode(CharBuffer.wrap("\ud83d"), ByteBuffer.allocate(9), true));
        System.out.println(HexFormat.of().formatHex("\ud83d!".getBytes(StandardCharsets.UTF_8)) + " "
                + Charset.isSupported("utf8") + " " + StandardCharsets.UTF_8.aliases().contains("UTF8") + " "
                + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
        System.out.println(escape(new String(HexFormat.of().parseHex("fffe4100acd8"), StandardCharsets.UTF_16)) + " "
                + escape(new String(HexFormat.of().parseHex("feff0041"), StandardCharsets.UTF_16LE)) + " "
                + escape(StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {-17, -69, -65, 65})).toString()));
        StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("na\u00efve"));
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 32 || c > 126 ? "\\u" + Integer.toHexString(c)
                : String.valueOf((char) c)));
        return out.toString();
    }
}
