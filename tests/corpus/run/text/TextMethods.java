//@ about: The methods of String: searching, trimming, lines, repeating, indenting, comparing, joining and errors.
//@ varies: newer libraries word the message differently
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

public class TextMethods {
    public static void main(String[] args) {
        String text = "  The quick\tbrown fox  ";
        System.out.println("[" + text.strip() + "][" + text.stripLeading() + "][" + text.stripTrailing() + "]["
                + text.trim() + "]");
        System.out.println("\u2003x\u2003".strip().length() + " " + "\u2003x\u2003".trim().length() + " "
                + " \t\n".isBlank() + " " + "".isEmpty());
        System.out.println("ab".repeat(4) + " " + "x".repeat(0).isEmpty() + " "
                + "a\nb\r\nc\rd\n".lines().collect(Collectors.toList()));
        System.out.println(("one\n two".indent(3) + "   three\n four".indent(-2)).replace("\n", "$") + " "
                + "\tx".translateEscapes().length());
        System.out.println("  a\n    b\n  c".stripIndent().replace("\n", "$") + " "
                + "a\\tb\\u0041\\101".replace("\\u0041", "").translateEscapes().length());
        System.out.println("abc".<String>transform(s -> s + s.length()) + " " + "%s-%5.1s|".formatted("id", "xyz"));
        String hay = "abracadabra";
        System.out.println(hay.indexOf("bra") + " " + hay.lastIndexOf("bra") + " " + hay.indexOf('a', 4) + " "
                + hay.indexOf("zzz") + " " + hay.indexOf(""));
        System.out.println(hay.contains("cad") + " " + hay.startsWith("cad", 4) + " " + hay.endsWith("") + " "
                + hay.lastIndexOf('a', 9));
        System.out.println(hay.replace('a', 'o') + " " + hay.replace("abra", "") + " " + hay.replace("", ".").length()
                + " " + hay.substring(3, 7));
        System.out.println("apple".compareTo("apricot") + " " + "a".compareTo("abc") + " "
                + "B".compareToIgnoreCase("a") + " " + "Zebra".compareTo("apple"));
        System.out.println("Hello".equalsIgnoreCase("hELLO") + " " + "xHELLOx".regionMatches(true, 1, "hello", 0, 5)
                + " "
                + "abc".regionMatches(1, "xbc", 1, 5) + " " + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "\uffff\u0000z".hashCode() + " "
                + "Aa".equals("BB"));
        System.out.println("TITLE \u0130".toLowerCase(Locale.ROOT).length() + " "
                + "stra\u00dfe".toUpperCase(Locale.ROOT) + " "
                + (int) "I".toLowerCase(Locale.forLanguageTag("tr")).charAt(0) + " "
                        + "\u03a3\u03a3".toLowerCase(Locale.ROOT).codePointAt(1));
        System.out.println(String.join("/", "a", "b") + " " + String.join(",", List.of("x", "y")) + " "
                + String.valueOf((Object) null) + " " + String.valueOf(new char[] {'o', 'k'}));
        System.out.println(new String(new char[] {'a', 'b', 'c', 'd'}, 1, 2) + " "
                + new String(new int[] {0x41, 0x1F600}, 0, 2).length()
                + " " + String.copyValueOf(new char[] {'q'}) + " " + "ab".concat("cd") + " "
                        + "x".intern().equals("x"));
        char[] target = new char[6];
        "abcdef".getChars(2, 5, target, 1);
        System.out.println(new String(target).replace('\0', '.') + " " + "abc".toCharArray().length + " "
                + "a-b".chars().sum() + " " + "abc".charAt(2));
        System.out.println("b".compareTo("a") + " " + "a,b;c".split("[,;]").length + " " + "abc".subSequence(1, 2)
                + " " + CharSequence.compare("a", new StringBuilder("b")));
        List<Runnable> wrong = new ArrayList<>(List.of(() -> "abc".charAt(3), () -> "abc".substring(2, 1),
                () -> "abc".substring(4), () -> "a".repeat(-1),
                () -> new String(new char[2], 1, 2), () -> "x".translateEscapes().codePointAt(1),
                        () -> "\\q".translateEscapes()));
        for (Runnable action : wrong) {
            try {
                action.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        "abc".substring(-1);
    }
}
