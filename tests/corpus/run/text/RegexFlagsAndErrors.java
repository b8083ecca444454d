//@ about: Pattern flags, Unicode classes and case folding, and the syntax errors of bad patterns with their carets.
//@ exit: 1
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexFlagsAndErrors {
    public static void main(String[] args) {
        String text = "Stra\u00dfe \u0391\u03b2\u03b3 \u0416\u0436 x1\u0663 \ud835\udd38";
        find("\\w+", 0, text);
        find("\\w+", Pattern.UNICODE_CHARACTER_CLASS, text);
        find("\\p{L}+", 0, text);
        find("\\p{Lu}", 0, text);
        find("\\p{IsGreek}+", 0, text);
        find("\\p{InCyrillic}+", 0, text);
        find("\\p{IsDigit}|\\p{javaDigit}", 0, text);
        find("\\P{ASCII}+", 0, text);
        find("[\\p{L}&&[^\\p{IsLatin}]]", 0, text);
        find("\u0436", Pattern.CASE_INSENSITIVE, text);
        find("\u0436", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE, text);
        find("(?iu)\u03b1\u0392", 0, text);
        find("\\x{1d538}", 0, text);
        find("[\ud835\udd38]", 0, text);
        find("\\N{GREEK SMALL LETTER GAMMA}", 0, text);
        find(".", Pattern.DOTALL, "\n");
        find("^b$", Pattern.MULTILINE, "a\nb\nc");
        find("^b$", Pattern.MULTILINE | Pattern.UNIX_LINES, "a\r\nb\r\nc");
        find("a b", Pattern.COMMENTS, "ab");
        find("a\u030a", Pattern.CANON_EQ, "\u00e5 a\u030a");
        for (String bad : new String[] {"(", "a)", "[a", "*a", "a{2,1}", "(?<n>a)(?<n>b)", "\\k<x>", "[b-a]",
                "\\p{Nope}", "(?<=a+)b",
            "a{99999999999}", "(?z)", "\\x{110000}", "a**"}) {
            try {
                Pattern.compile(bad);
                System.out.println("accepted " + bad);
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " at " + e.getIndex() + "\n" + e.getMessage());
            }
        }
        Pattern.compile("oops(");
    }

    private static void find(String regex, int flags, String input) {
        Matcher matcher = Pattern.compile(regex, flags).matcher(input);
        StringBuilder line = new StringBuilder().append(ascii(regex)).append(" flags ").append(flags).append(':');
        while (matcher.find()) {
            line.append(' ').append(ascii(matcher.group()));
        }
        System.out.println(line);
    }

    private static String ascii(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 32 || c > 126 ? "\\u" + Integer.toHexString(c)
                : String.valueOf((char) c)));
        return out.toString();
    }
}
