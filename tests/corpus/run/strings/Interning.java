//@ about: constants are one object, computed strings are not, intern finds the constant
public class Interning {
    static final String A = "sojourner";
    static final String B = "sojo" + "urner";
    final String field = "field";
    static class Other { static final String SAME = "sojourner"; static String changing = "changing"; }
    static String part = "sojo";

    static String check(Object a, Object b) {
        return (a == b ? "same" : "different") + (a.equals(b) ? "" : " and unequal");
    }

    public static void main(String[] args) {
        final String prefix = "sojo";
        String variable = "sojo";
        System.out.println(check(A, B) + " " + check(A, Other.SAME) + " " + check(A, prefix + "urner") + " "
            + check(A, variable + "urner") + " " + check(A, part + "urner"));
        System.out.println(check(A, new String("sojourner")) + " " + check(A, new String(A).intern()) + " "
            + check(A, (variable + "urner").intern()));
        String made = new StringBuilder("never").append("seen").append("before").toString();
        System.out.println(check(made, made.intern()));
        System.out.println(check(made, "never" + "seen" + "before"));
        String copy = new String(new char[] {'u', 'n', 'i', 'q', 'u', 'e', '1'});
        String interned = copy.intern();
        System.out.println(check(copy, interned) + " " + check("unique1", interned));
        String second = new String("constant first");
        System.out.println(check(second, second.intern()) + " " + check("constant first", second.intern()));
        System.out.println(check("", "".intern()) + " " + check("", new String()) + " " + check("", "abc".substring(3))
            + " " + check("abc", "abc".substring(0)));
        System.out.println(check("a", String.valueOf('a')) + " " + check("a", Character.toString(97).intern()) + " "
            + check("1", 1 + "") + " " + check("true", String.valueOf(true)) + " "
            + check("null", String.valueOf((Object) null)));
        System.out.println(check("x".repeat(1), "x") + " " + check("abc".concat(""), "abc") + " "
            + check("abc".toString(), "abc") + " " + check("abc".trim(), "abc") + " "
            + check("abc".toLowerCase(), "abc") + " " + check("abc".replace('z', 'y'), "abc"));
        System.out.println(check("é\u0000\ud83d\ude00", new String("é\0😀").intern()));
        System.out.println(check("sojourner", Interning.class.getSimpleName().equals("x") ? "" : A));
        String switching = "one" + (args.length + 1);
        System.out.println(switching == "one1" ? "same" : switching.intern() == "one1" ? "interned" : "lost");
        Other.changing += "";
        System.out.println(check(Other.changing, "changing") + " " + check(new Interning().field, "field") + " "
            + check(String.format("%s", A), A));
        System.out.println(check("A".equals("A") ? "ternary" : "no", "ternary") + " "
            + check((Object) 'c', (Object) 'c') + " " + check("k1", "k" + 1) + " " + check("k1.5", "k" + 1.5));
    }
}
