//@ about: the everyday methods of String on Latin and wide strings
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public class StringMethods {
    static void all(String s) {
        System.out.println(s.length() + s.toUpperCase() + s.isEmpty() + s.isBlank() + s.trim() + "|" + s.strip() + "|"
            + s.stripLeading() + "|" + s.stripTrailing() + "|");
        System.out.println(s.indexOf('l') + " " + s.lastIndexOf('l') + " " + s.indexOf("lo") + " " + s.indexOf('l', 4)
            + " " + s.lastIndexOf("l", 3) + " " + s.contains("ell") + " " + s.startsWith("he", 1) + " "
            + s.endsWith("o "));
        System.out.println(s.replace('l', 'L') + s.replace("ll", "") + s.replace("", "-") + s.concat("+") + s.repeat(2)
            + s.hashCode());
    }

    public static void main(String[] args) {
        all(" hello ");
        all(" hello€ ");
        all("");
        System.out.println("apple".compareTo("apples") + " " + "b".compareTo("a") + " " + "a".compareTo("B") + " "
            + "a".compareToIgnoreCase("B") + " " + "é".compareTo("€") + " " + "abc".compareTo("abd"));
        System.out.println("Straße".regionMatches(true, 0, "STRA", 0, 4) + " " + "abc".regionMatches(1, "xbc", 1, 2)
            + " " + "a".equals(null) + " " + "a".contentEquals(new StringBuilder("a")) + " "
            + "ABC".equalsIgnoreCase("abc"));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1))
            + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("abc".split(""))
            + Arrays.toString("a.b".split(".")) + Arrays.toString("x".split(",")));
        System.out.println(String.join("-", "a", "b", "c") + String.join("/", List.of())
            + String.join(",", List.of("x", "y")) + String.valueOf(new char[] {'o', 'k'}, 1, 1)
            + String.copyValueOf(new char[] {'z'}));
        System.out.println("a\nb\r\nc\rd".lines().collect(Collectors.toList()) + " "
            + "hello".chars().filter(c -> c == 'l').count() + " " + "x=1;y=2".replaceAll("(\\w)=(\\d)", "$2=$1") + " "
            + "aaa".replaceFirst("a", "b"));
        System.out.println("hello".substring(1, 3) + "hello".subSequence(3, 5) + "hello".charAt(4)
            + new String("hello".toCharArray(), 1, 2) + "Hello".matches("[A-Z].*") + "tITLE".toLowerCase());
        char[] target = {'.', '.', '.', '.', '.'};
        "hello".getChars(1, 4, target, 1);
        System.out.println(target);
        StringBuilder b = new StringBuilder("abc");
        b.append(1).append('x').append(2.5).append(true).append((Object) null).append(new char[] {'c'})
            .append("sub", 1, 2).insert(0, 9L).insert(3, "__").reverse();
        System.out.println(b + " " + b.length() + " " + b.indexOf("x") + " " + b.charAt(2));
        b.setLength(5);
        b.setCharAt(0, 'Z');
        b.deleteCharAt(1).delete(2, 100).replace(0, 1, "repl");
        System.out.println(b + " " + b.compareTo(new StringBuilder("repk")) + " " + "a".equals(new StringBuilder("a"))
            + new StringBuilder(50).capacity());
        b.setLength(8);
        System.out.println((int) b.charAt(7) + " " + b.toString().trim().length() + " " + "  x ".strip().length()
            + "\u2003x\u2003".trim().length() + "\u2003x\u2003".strip().length());
        String s = "mutable?";
        String t = s;
        s = s.toUpperCase().toLowerCase();
        System.out.println((s == t) + " " + s.equals(t) + " "
            + "%d%%, %5s|%-5s|%05d|%x".formatted(50, "r", "l", 42, 255) + " " + "abc".transform(x -> x + x.length()));
    }
}
