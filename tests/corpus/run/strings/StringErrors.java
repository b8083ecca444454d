//@ about: messages of index errors of strings and builders
//@ varies: newer libraries word these messages differently
public class StringErrors {
    interface Body { Object run(); }

    static void show(Body body) {
        try {
            System.out.println("value " + body.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("build");
        show(() -> "abc".charAt(3));
        show(() -> "ab€".charAt(-1));
        show(() -> "".charAt(0));
        show(() -> "abc".substring(4));
        show(() -> "abc".substring(-1));
        show(() -> "abc".substring(2, 1));
        show(() -> "abc".substring(0, 4));
        show(() -> "abc".subSequence(1, 9));
        show(() -> "abc".substring(3) + "abc".substring(1, 1));
        show(() -> "abc".codePointAt(5));
        show(() -> "abc".repeat(-1));
        show(() -> "abc".offsetByCodePoints(0, 4));
        show(() -> "abc".indexOf('c', -10) + "abc".indexOf('c', 10) + "abc".lastIndexOf("a", 100));
        show(() -> b.charAt(5));
        show(() -> b.deleteCharAt(-1));
        show(() -> b.insert(9, "x"));
        show(() -> b.delete(4, 2));
        show(() -> b.replace(7, 9, "x"));
        show(() -> { b.setLength(-1); return b; });
        show(() -> { b.setCharAt(5, 'x'); return b; });
        show(() -> b.substring(3, 2));
        show(() -> new String(new char[3], 2, 2));
        show(() -> new String(new int[] {0x110000}, 0, 1));
        show(() -> new String(new byte[2], 1, 5));
        show(() -> String.valueOf(new char[1], 0, 2));
        show(() -> Character.toChars(-1).length);
        show(() -> Character.toString(0x110000));
        show(() -> new StringBuilder(-1));
        show(() -> b.appendCodePoint(-5));
        show(() -> { "abc".getChars(0, 3, new char[2], 0); return 0; });
    }
}
