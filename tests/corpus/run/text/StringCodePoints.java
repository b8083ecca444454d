//@ about: Supplementary characters in strings and builders: code points, surrogates, offsets and inflation from Latin-1.
//@ exit: 1
import java.util.stream.Collectors;

public class StringCodePoints {
    public static void main(String[] args) {
        String text = "a\ud83d\ude00b\ud835\udd38\u00e9";
        System.out.println(text.length() + " " + text.codePointCount(0, text.length()) + " "
                + text.codePoints().mapToObj(Integer::toHexString).collect(Collectors.toList()));
        System.out.println(text.codePointAt(1) + " " + text.codePointAt(2) + " " + text.codePointBefore(3) + " "
                + text.offsetByCodePoints(0, 3));
        System.out.println(text.indexOf(0x1F600) + " " + text.lastIndexOf(0x1D538) + " " + text.indexOf(0xDE00) + " "
                + text.contains("\ude00"));
        System.out.println(escape(new StringBuilder(text).reverse().toString()) + " " + escape(text.substring(0, 2)));
        StringBuilder builder = new StringBuilder("plain");
        System.out.println(builder.appendCodePoint(0x1F600).length() + " "
                + builder.appendCodePoint('x').codePointCount(0, 8) + " " + escape(builder.toString()));
        builder.setCharAt(0, '\u4e2d');
        builder.deleteCharAt(5).insert(2, '\u0000');
        System.out.println(escape(builder.toString()) + " " + builder.codePointAt(6));
        System.out.println(Character.toChars(0x10FFFF).length + " " + Character.charCount('a') + " "
                + Character.toCodePoint('\ud83d', '\ude00')
                + " " + (int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600) + " "
                        + Character.isSurrogatePair('\ud83d', 'x'));
        System.out.println(Character.isSupplementaryCodePoint(0x10000) + " " + Character.isBmpCodePoint(0xFFFF) + " "
                + Character.isValidCodePoint(0x110000));
        System.out.println(Character.toString(0x1F600).equals("\ud83d\ude00") + " " + Character.getName('\u00e9')
                + " " + Character.codePointOf("LATIN SMALL LETTER A"));
        System.out.println("\ud800".codePointAt(0) + " " + "\udc00\ud800".codePoints().count() + " "
                + "\ud800\udc00".codePoints().count());
        System.out.println("abc".compareTo("ab\u0100") + " " + "ab\u0100".compareTo("abc") + " "
                + "\u0100".equals("\u0000") + " " + "\u00ff".compareTo("\u0100"));
        String wide = "\u0100" + "x".repeat(20);
        System.out.println(wide.indexOf("xx") + " " + wide.replace("\u0100", "y").equals("y" + "x".repeat(20)) + " "
                + wide.substring(1).equals("x".repeat(20))
                + " " + wide.hashCode() + " " + wide.lastIndexOf("\u0100x") + " "
                        + wide.toUpperCase(java.util.Locale.ROOT).equals("\u0100" + "X".repeat(20)));
        System.out.println("\ud801\udc00".toLowerCase(java.util.Locale.ROOT).codePointAt(0) + " "
                + Character.toUpperCase(0x10428) + " " + Character.isLetter(0x10400));
        StringBuilder joined = new StringBuilder("x").append("\u00e9").append('\u20ac').append(new char[] {'\ud83d',
                '\ude00'}).append("tail", 1, 3);
        System.out.println(escape(joined.toString()) + " " + joined.indexOf("\u20ac") + " "
                + joined.compareTo(new StringBuilder("x\u00e9")) + " " + joined.chars().max().getAsInt());
        text.offsetByCodePoints(0, 6);
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 32 || c > 126 ? "\\u" + Integer.toHexString(c)
                : String.valueOf((char) c)));
        return out.toString();
    }
}
