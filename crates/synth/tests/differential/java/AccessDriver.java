import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Converts every kind of value to every type, by `MethodHandle.asType` and by the classes of var_handle.rs. */
class AccessDriver {
    static boolean keep(VarHandle handle, boolean value) { return value; }
    static byte keep(VarHandle handle, byte value) { return value; }
    static char keep(VarHandle handle, char value) { return value; }
    static short keep(VarHandle handle, short value) { return value; }
    static int keep(VarHandle handle, int value) { return value; }
    static long keep(VarHandle handle, long value) { return value; }
    static float keep(VarHandle handle, float value) { return value; }
    static double keep(VarHandle handle, double value) { return value; }
    static Object keep(VarHandle handle, Object value) { return value; }
    static Number keep(VarHandle handle, Number value) { return value; }
    static Integer keep(VarHandle handle, Integer value) { return value; }
    static Character keep(VarHandle handle, Character value) { return value; }
    static Boolean keep(VarHandle handle, Boolean value) { return value; }
    static Comparable<?> keep(VarHandle handle, Comparable<?> value) { return value; }
    static String keep(VarHandle handle, String value) { return value; }
    static void drop(VarHandle handle, long value) {}

    /** In the order of var_handle.rs. */
    static final List<Class<?>> TYPES = List.of(boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class,
        double.class, Object.class, Number.class, Integer.class, Character.class, Boolean.class, Comparable.class, String.class);

    static final Object[] SAMPLES = { null, true, (byte) -5, 'x', (short) -300, 70000, -(1L << 40), 1.5f, -2.25, "text", List.of() };

    public static void main(String[] arguments) throws Throwable {
        for (Class<?> from : TYPES) {
            for (Class<?> to : TYPES) {
                String pair = TYPES.indexOf(from) + "_" + TYPES.indexOf(to);
                both("Argument_" + pair, "keep", to, MethodType.methodType(to, VarHandle.class, from));
                both("Result_" + pair, "keep", from, MethodType.methodType(to, VarHandle.class, from));
            }
        }
        for (Class<?> to : TYPES) {
            both("Zero_" + TYPES.indexOf(to), "drop", long.class, MethodType.methodType(to, VarHandle.class, long.class));
        }
        both("Dropped", "keep", double.class, MethodType.methodType(void.class, VarHandle.class, double.class));
    }

    static void both(String name, String method, Class<?> kept, MethodType site) throws Throwable {
        Class<?> result = method.equals("drop") ? void.class : kept;
        MethodHandle implementation = MethodHandles.lookup().findStatic(AccessDriver.class, method, MethodType.methodType(result, VarHandle.class, kept));
        for (Object sample : SAMPLES) {
            if (!fits(sample, site.parameterType(1))) continue;
            Harness.compare(name + " " + sample, () -> viaHandle(implementation, site, sample), () -> viaClass(name, sample));
        }
    }

    static boolean fits(Object sample, Class<?> type) {
        return type.isPrimitive() ? sample != null && MethodType.methodType(type).wrap().returnType().isInstance(sample)
            : sample == null || type.isInstance(sample);
    }

    static Object viaHandle(MethodHandle implementation, MethodType site, Object sample) throws Throwable {
        MethodHandle adapted;
        try {
            adapted = implementation.asType(site);
        } catch (WrongMethodTypeException impossible) {
            return "not convertible";
        }
        return describe(adapted.invokeWithArguments(null, sample));
    }

    static Object viaClass(String name, Object sample) throws Throwable {
        if (!Files.exists(Path.of("synthesised", name + ".class"))) return "not convertible";
        return describe(Harness.call(Harness.define(MethodHandles.lookup(), name), "access", null, sample));
    }

    static String describe(Object result) {
        return result == null ? "null" : result.getClass().getSimpleName() + " " + result;
    }
}
