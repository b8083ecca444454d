import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

/** Methods and constructors called by reflection; the synthesised calls come from reflective_call.rs under the same names. */
class ReflectiveDriver {
    interface Shape {
        default String name() { return "shape of " + this; }
        static String corners() { return "4 corners"; }
        int area(int scale);
    }
    record Square(int side) implements Shape { public int area(int scale) { return side * side * scale; } }

    final String made;
    ReflectiveDriver(String first, long second) { made = first + second; if (second < 0) throw new IllegalStateException("negative"); }
    private String instance(Object o, String[] s) { return made + o + Arrays.toString(s); }

    static String primitives(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        return z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d;
    }
    static boolean z() { return true; } static byte b() { return -1; } static char c() { return 'c'; } static short s() { return -2; }
    static int i() { return 3; } static long l() { return 4; } static float f() { return 5; } static double d() { return -0.0; }
    static int[] array() { return new int[] {7}; }
    static void nothing() { }
    static void failing(Object what) throws Exception { throw (Exception) what; }

    static Object made(String name, Object receiver, Object... arguments) throws Throwable {
        return Harness.call(Harness.define(MethodHandles.lookup(), name), "call", receiver, arguments);
    }

    /** What is thrown, with its cause and class, instead of an exception. */
    static Object judged(Harness.Action action) {
        try {
            Object result = action.run();
            return result instanceof int[] array ? Arrays.toString(array) : result + " " + (result == null ? "" : result.getClass());
        } catch (InvocationTargetException wrapped) {
            return "wrapped " + wrapped.getCause();
        } catch (Throwable thrown) {
            return "plain " + thrown;
        }
    }

    static void compare(String name, Class<?> owner, String method, Object receiver, Object... arguments) throws Exception {
        for (Method candidate : owner.getDeclaredMethods()) {
            if (candidate.getName().equals(method)) {
                candidate.setAccessible(true);
                Harness.compare(name, () -> judged(() -> candidate.invoke(receiver, arguments)), () -> judged(() -> made(name, receiver, arguments)));
            }
        }
    }

    public static void main(String[] arguments) throws Throwable {
        for (String result : List.of("z", "b", "c", "s", "i", "l", "f", "d", "array", "nothing")) compare("Result_" + result, ReflectiveDriver.class, result, null);
        Object[][] values = {
            {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0},
            {false, (byte) -1, 'd', (byte) -2, 'e', 'f', 'g', 'h'},
            {true, (byte) 9, 'i', (byte) 8, (short) -7, (short) -6, (short) -5, (short) -4},
            {true, (byte) 0, 'j', (short) 0, (byte) 1, 2, 3, 4},
            {true, (byte) 0, 'k', (short) 0, 0, (byte) 1, 1L << 40, 1L << 50},
            {true, (byte) 0, 'l', (short) 0, 0, 0L, (byte) 3, 1.5f},
        };
        for (Object[] row : values) compare("Primitives", ReflectiveDriver.class, "primitives", "ignored", row);
        Shape square = new Square(3);
        compare("Default", Shape.class, "name", square);
        compare("Corners", Shape.class, "corners", null);
        compare("Abstract", Shape.class, "area", square, (byte) 2);
        compare("Virtual", Square.class, "area", square, 5);
        ReflectiveDriver driver = new ReflectiveDriver("made", 1);
        compare("Private", ReflectiveDriver.class, "instance", driver, null, new String[] {"a", null});
        compare("Failing", ReflectiveDriver.class, "failing", null, new java.io.IOException("from inside"));
        compare("Failing", ReflectiveDriver.class, "failing", null, new RuntimeException("unchecked"));
        Constructor<ReflectiveDriver> constructor = ReflectiveDriver.class.getDeclaredConstructor(String.class, long.class);
        for (Object[] row : new Object[][] {{"x", 1L}, {null, 'a'}, {"y", -1}})
            Harness.compare("Constructor", () -> judged(() -> constructor.newInstance(row).made), () -> judged(() -> ((ReflectiveDriver) made("Constructor", null, row)).made));
    }
}
