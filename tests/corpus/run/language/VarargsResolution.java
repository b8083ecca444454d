//@ about: overloads are chosen in three phases: plain, with boxing, with variable arity
import java.util.Arrays;
import java.util.List;

public class VarargsResolution {
    static String f(int i) { return "int"; }
    static String f(long l) { return "long"; }
    static String f(Integer i) { return "Integer"; }
    static String f(Object o) { return "Object"; }
    static String f(int... is) { return "int..." + is.length; }
    static String g(Object o) { return "Object"; }
    static String g(String s) { return "String"; }
    static String g(Object... os) { return "Object..." + (os == null ? "null" : Arrays.toString(os)); }
    static String h(long... ls) { return "long..." + Arrays.toString(ls); }
    static String h(int... is) { return "int..." + Arrays.toString(is); }
    static String k(char c, Object... rest) { return "char," + rest.length; }
    static String k(double d, Object first, Object... rest) { return "double,Object," + rest.length; }
    static String m(List<?>... lists) { return "lists" + lists.length; }
    static String m(Object[] a, int... is) { return "array" + a.length + is.length; }
    static String v(Object... os) { return os == null ? "null" : os.length + os.getClass().getSimpleName(); }
    @SafeVarargs static <T> T[] generic(T... ts) { return ts; }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        long l = 3;
        float x = 4;
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(l) + " " + f(x) + " " + f((Integer) 1)
            + " " + f("s"));
        System.out.println(f() + " " + f(1, 2) + " " + f(new int[3]) + " " + f((Object) new int[3]) + " "
            + f(Long.valueOf(1)) + " " + f(Short.valueOf(s)));
        System.out.println(g("s") + " " + g('c') + " " + g((Object) "s") + " " + g() + " " + g("a", 1) + " "
            + g((Object[]) null) + " " + g(null, null));
        System.out.println(g(new Object[] {1, "x"}) + " " + g(new int[] {1}).startsWith("Object") + " "
            + g((Object) new String[] {"y"}));
        System.out.println(h(1L, 2) + " " + h() + " " + h(b, s, c));
        System.out.println(k(c) + " " + k(c, 'd', 'e') + " " + k(1, 2) + " " + k(1, 2, 3, 4));
        System.out.println(m(List.of()) + " " + m(new String[2]) + " " + m(new String[1], 1, 2, 3) + " "
            + m(List.of(1), List.of(2)));
        System.out.println(v() + " " + v((Object) null) + " " + v((Object[]) null) + " " + v(1, 'c') + " "
            + v((Object[]) new String[4]) + " " + v(new int[2], 1));
        System.out.println(generic(1, 2).getClass().getSimpleName() + generic("a").getClass().getSimpleName()
            + generic().length);
        System.out.println(generic(1, "a", 2.0).getClass().getComponentType().getName().startsWith("java."));
        System.out.println(String.join("+", generic("x", "y", "z")) + " "
            + String.format("%s-%s", (Object[]) generic("p", "q")));
    }
}
