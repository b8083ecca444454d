//@ about: fields and methods of every type through reflection: widening of arguments, results, static and instance, many parameters
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

public class ReflectedTypes {
    boolean z = true; byte b = -1; char c = 'c'; short s = -2; int i = 3; long l = 1L << 40; float f = 1.5f; double d = -0.0; Object o = "o"; int[] a = {1, 2}; volatile long v = -9; transient String t = null;
    static boolean sz; static byte sb = 7; static char sc = '\u20ac'; static short ss = 300; static int si = -5; static long sl = Long.MIN_VALUE; static float sf = Float.NaN; static double sd = 1e300; static String so = "static"; static String[][] sa = {{"x"}, null};

    static String join(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o, int[] a, String... rest) {
        return z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + o + " " + Arrays.toString(a) + " " + Arrays.toString(rest);
    }
    boolean boolOf() { return z; } byte byteOf() { return b; } char charOf() { return c; } short shortOf() { return s; } int intOf() { return i; } long longOf() { return l; } float floatOf() { return f; } double doubleOf() { return d; } int[] arrayOf() { return a; } void nothing() { i++; }
    static double wide(long l, float f, double d) { return l + f + d; }
    synchronized int twice(int n) { return n < 2 ? n : twice(n - 1) + twice(n - 2); }

    interface Shape { default String name() { return "shape " + own(); } private String own() { return "private of " + getClass().getSimpleName(); } static int corners() { return 4; } int area(); }
    static class Box implements Shape, Comparable<Box> { public int area() { return 6; } public int compareTo(Box o) { return 0; } @Override public String toString() { return "box"; } }
    static class Tall extends Box { @Override public int area() { return 60; } }

    public static void main(String[] args) throws Exception {
        ReflectedTypes it = new ReflectedTypes();
        for (Field field : ReflectedTypes.class.getDeclaredFields()) {
            Object before = field.get(it);
            System.out.print(Modifier.toString(field.getModifiers()) + " " + field.getType().getSimpleName() + " " + field.getName() + "=" + (field.getType().isArray() ? Arrays.deepToString(new Object[] {before}) : before) + "; ");
            if (!field.getType().isPrimitive() || field.getType() == boolean.class) continue;
            if (field.getType() == char.class) field.setChar(it, 'w'); else field.setByte(it, (byte) 65);
            System.out.println(field.get(it) + " " + field.getDouble(it));
        }
        System.out.println();
        Field wide = ReflectedTypes.class.getDeclaredField("d");
        wide.setInt(it, 7); wide.setFloat(it, 2.5f); wide.set(it, 'A'); wide.set(it, 12L);
        System.out.println(it.d + " " + wide.getDouble(it) + " " + ReflectedTypes.class.getDeclaredField("c").getInt(it));
        for (String name : new String[] {"boolOf", "byteOf", "charOf", "shortOf", "intOf", "longOf", "floatOf", "doubleOf", "arrayOf", "nothing"}) {
            Object result = ReflectedTypes.class.getDeclaredMethod(name).invoke(it);
            System.out.print((result == null ? "null" : result.getClass().getSimpleName()) + " ");
        }
        System.out.println(it.i);
        Method join = ReflectedTypes.class.getDeclaredMethod("join", boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class, int[].class, String[].class);
        System.out.println(join.invoke(null, true, (byte) 1, 'c', (byte) 2, 'd', (short) 3, 4, 5f, null, new int[] {6}, new String[] {"r"}));
        System.out.println(join.invoke("ignored", false, (byte) -1, 'x', (short) -2, (byte) -3, -4, 'y', -5L, it.getClass(), null, null) + " " + join.isVarArgs());
        System.out.println(ReflectedTypes.class.getDeclaredMethod("wide", long.class, float.class, double.class).invoke(null, 'a', 2L, 3));
        System.out.println(ReflectedTypes.class.getDeclaredMethod("twice", int.class).invoke(it, 10));
        Box tall = new Tall();
        System.out.println(Shape.class.getMethod("area").invoke(tall) + " " + Box.class.getMethod("area").invoke(tall) + " " + Shape.class.getMethod("name").invoke(tall) + " " + Shape.class.getMethod("corners").invoke(null));
        Method hidden = Shape.class.getDeclaredMethod("own");
        hidden.setAccessible(true);
        System.out.println(hidden.invoke(tall) + " " + Object.class.getMethod("toString").invoke(tall) + " " + Comparable.class.getMethod("compareTo", Object.class).invoke(tall, tall));
        try {
            Comparable.class.getMethod("compareTo", Object.class).invoke(tall, "not a box");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getClass().getSimpleName() + " " + Arrays.stream(Box.class.getMethods()).filter(Method::isBridge).count());
        }
    }
}
