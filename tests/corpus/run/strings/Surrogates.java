//@ about: code points beyond sixteen bits, lone surrogates, and how they are counted, reversed, encoded and printed
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

public class Surrogates {
    static String hex(String s) {
        return s.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        String smile = "a😀b\ud83d\ude80é";
        System.out.println(smile + " " + smile.length() + " " + smile.codePointCount(0, smile.length()) + " "
            + hex(smile));
        for (int i = 0; i < smile.length(); i = smile.offsetByCodePoints(i, 1))
            System.out.print(Integer.toHexString(smile.codePointAt(i)) + " ");
        System.out.println(smile.codePointBefore(3) + " " + smile.codePointAt(2) + " " + smile.indexOf(0x1F680) + " "
            + smile.indexOf("\ude00"));
        System.out.println(new StringBuilder(smile).reverse() + " "
            + hex(new StringBuilder("x\ude00\ud83dy").reverse().toString()));
        System.out.println(Character.toChars(0x1F600).length + " " + Character.charCount(0x10000) + " "
            + Character.toCodePoint('\ud83d', '\ude00') + " " + Character.isSurrogatePair('\ud83d', 'x') + " "
            + Character.isSupplementaryCodePoint(0xFFFF) + " " + Character.isValidCodePoint(0x110000));
        System.out.println((int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600) + " "
            + Character.getName(0x1F600) + " " + Character.isLetter(0x10400) + " " + Character.toLowerCase(0x10400));
        String lone = "\ud83dx", wrong = "\ude00\ud83d";
        System.out.println(lone.length() + " " + lone.codePointCount(0, 2) + " " + wrong.codePoints().count() + " "
            + lone.equals("?x"));
        System.out.println(lone);
        System.out.println(wrong + "|");
        System.out.println(Arrays.toString(lone.getBytes(StandardCharsets.UTF_8))
            + Arrays.toString("😀".getBytes(StandardCharsets.UTF_8))
            + Arrays.toString("é😀".getBytes(StandardCharsets.ISO_8859_1))
            + Arrays.toString("é".getBytes(StandardCharsets.UTF_16))
            + Arrays.toString("😀".getBytes(StandardCharsets.US_ASCII)));
        byte[] broken = {'a', (byte) 0xc3, 'b', (byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80, (byte) 0xff,
            (byte) 0xed, (byte) 0xa0, (byte) 0x80};
        System.out.println(hex(new String(broken, StandardCharsets.UTF_8)));
        System.out.println("straße".toUpperCase() + " " + "İ".toLowerCase().length() + " " + "ΣΑΣ".toLowerCase() + " "
            + "ǆ".toUpperCase() + " " + "ﬁ".toUpperCase() + " " + "é".equalsIgnoreCase("É"));
        System.out.println("\u0065\u0301".equals("é") + " " + "é".compareTo("z") + " " + "😀".compareTo("\uffff") + " "
            + "日本語".substring(1) + " " + "日本語".indexOf('語') + " " + "日本語".hashCode());
        StringBuilder latin = new StringBuilder("latin");
        latin.append('é').append("日").deleteCharAt(latin.length() - 1).appendCodePoint(0x1F600).insert(0, "\u20ac");
        System.out.println(latin + " " + latin.length() + " " + latin.charAt(0) + latin.codePointAt(7));
        System.out.println(new String(new int[] {0x61, 0x1F600, 0xe9}, 0, 3) + " " + "a\u0000b".length() + " "
            + "𝒳yz".codePoints().map(c -> c + 1).collect(StringBuilder::new, StringBuilder::appendCodePoint,
            StringBuilder::append));
    }
}
