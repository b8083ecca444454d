//@ about: Greedy, lazy and possessive repetition, look-around, back references, atomic groups, classes and boundaries.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexOperators {
    public static void main(String[] args) {
        all("<.+>", "<a><bb>");
        all("<.+?>", "<a><bb>");
        all("<[^>]++>", "<a><bb>");
        all("a*+a", "aaa");
        all("(?>a+)ab", "aaab");
        all("a{2,3}", "aaaaaaa");
        all("a{2,3}?", "aaaaaaa");
        all("(?=\\d{3})\\d", "12345 67");
        all("\\d+(?!\\d|%)", "10% 250 3%");
        all("(?<=\\$)\\d+", "cost $30 or 40 or $50");
        all("(?<!\\$)\\b\\d+", "cost $30 or 40 or $50");
        all("(?<=a{1,3})b", "ab aab b aaaab");
        all("(\\w)\\1", "bookkeeper aabb");
        all("(?<c>[aeiou])\\w*\\k<c>", "banana ananas epee");
        all("\\b\\w{4}\\b", "this is a test of words");
        all("\\Bo\\B", "oo foo bor o");
        all("[a-c&&[^b]]+", "abcabc");
        all("[\\w&&[^\\d_]]+", "ab1_cd2");
        all("[^\\s\\p{Punct}]+", "a-b, c!d e");
        all("\\p{Upper}\\p{Lower}*", "CamelCaseWord");
        all("\\x41|\\u0042|\\103|\\cA|\\t", "ABC\t");
        all("\\Q.*\\E", "a.*b");
        all("^|$", "ab");
        all("(?m)^.", "one\ntwo\r\nthree");
        all("(?s)a.b", "a\nb a\rb");
        all("a.b", "a\nb axb");
        all("\\R", "a\r\nb\nc\u0085d");
        all("\\h+|\\v", "a \tb\nc");
        all("(?i)straSSE", "STRASSE strasse");
        all("(?x) a b # comment\n c", "abc");
        all("(?i:A)b", "Ab ab aB");
        all("\\G\\d", "123a45");
        all("x*", "axb");
        all("(a?){3}a{3}", "aaa");
        all("(?:(a)|b)*\\1", "abba");
        all("\\X", "e\u0301a");
        all("\\Aab\\z|b\\Z", "ab\n");
        all("((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)", "f(a(b)c)(d");
    }

    private static void all(String regex, String input) {
        Matcher matcher = Pattern.compile(regex).matcher(input);
        StringBuilder line = new StringBuilder(escape(regex)).append(" in ").append(escape(input)).append(":");
        while (matcher.find()) {
            line.append(" [").append(escape(matcher.group())).append("]@").append(matcher.start());
        }
        System.out.println(line);
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 32 || c > 126 ? "\\x" + Integer.toHexString(c)
                : String.valueOf((char) c)));
        return out.toString();
    }
}
