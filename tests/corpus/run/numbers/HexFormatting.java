//@ about: HexFormat: bytes and numbers to hexadecimal and back, with delimiters, prefixes and case, and its errors.
//@ exit: 1
import java.util.Arrays;
import java.util.HexFormat;

public class HexFormatting {
    public static void main(String[] args) {
        byte[] bytes = {0, 1, 15, 16, 127, -128, -1};
        HexFormat plain = HexFormat.of();
        HexFormat fancy = HexFormat.ofDelimiter(", ").withPrefix("0x").withUpperCase();
        System.out.println(plain.formatHex(bytes) + " " + fancy.formatHex(bytes) + " "
                + plain.withSuffix("h").formatHex(bytes, 2, 5));
        System.out.println(Arrays.toString(plain.parseHex("00010f107f80FF")) + " "
                + Arrays.toString(fancy.parseHex("0x7F, 0x80")) + " " + plain.parseHex("").length);
        System.out.println(plain.toHexDigits((byte) 10) + " " + plain.toHexDigits('\u20ac') + " "
                + plain.toHexDigits((short) -2) + " " + plain.toHexDigits(255) + " " + plain.toHexDigits(255L)
                + " " + plain.toHexDigits(0x123456789abcdefL, 5) + " " + plain.withUpperCase().toHexDigits(0xcafe));
        System.out.println(HexFormat.fromHexDigits("ff") + " " + HexFormat.fromHexDigitsToLong("FFFFFFFFFFFFFFFF")
                + " " + HexFormat.fromHexDigit('b') + " " + HexFormat.isHexDigit('g'));
        System.out.println(plain.toLowHexDigit(27) + " " + plain.toHighHexDigit(0xab) + " " + plain + " "
                + fancy.equals(fancy.withLowerCase()) + " " + fancy.delimiter().length());
        StringBuilder out = new StringBuilder("dump ");
        HexFormat.ofDelimiter(":").formatHex(out, bytes);
        System.out.println(out + " " + Arrays.toString(HexFormat.ofDelimiter(":").parseHex("xx0a:0bxx", 2, 7)));
        byte[] text = "Sojourner on Mars, 1997".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        for (int line = 0; line < text.length; line += 8) {
            int end = Math.min(text.length, line + 8);
            System.out.println(plain.toHexDigits(line, 4) + " "
                    + HexFormat.ofDelimiter(" ").formatHex(text, line, end) + " "
                    + new String(text, line, end - line, java.nio.charset.StandardCharsets.US_ASCII));
        }
        for (String wrong : new String[] {"abc", "zz", "0g"}) {
            try {
                plain.parseHex(wrong);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        HexFormat.fromHexDigits("123456789");
    }
}
