import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

/** Method handle call sites; the classes of method_handle.rs live in java.lang.invoke, as nest mates of MethodHandle. */
class InvokerDriver {
    static String mix(int a, long b, String c, double d) { return a + " " + b + " " + c + " " + d; }
    static Object fail(Object value) { throw new IllegalStateException(); }

    static Object made(String name, String method, MethodHandle handle, MethodType type, Object... arguments) throws Throwable {
        Object[] all = new Object[arguments.length + 2];
        all[0] = handle;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[all.length - 1] = type;
        return Harness.call(Harness.define(Harness.insideMethodHandle(), name), method, all);
    }

    static Object message(Harness.Action action) throws Throwable {
        try {
            return action.run();
        } catch (WrongMethodTypeException wrong) {
            return wrong.getMessage();
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType mixType = MethodType.methodType(String.class, int.class, long.class, String.class, double.class);
        MethodHandle mix = lookup.findStatic(InvokerDriver.class, "mix", mixType);
        Harness.compare("exact", () -> (String) mix.invokeExact(1, 2L, "c", 4.0), () -> made("Mix", "invokeExact", mix, mixType, 1, 2L, "c", 4.0));
        Harness.compare("generic same type", () -> (String) mix.invoke(1, 2L, "c", 4.0), () -> made("Mix", "invokeGeneric", mix, mixType, 1, 2L, "c", 4.0));
        MethodType objectType = MethodType.methodType(Object.class, Object.class);
        MethodHandle trim = lookup.findVirtual(String.class, "trim", MethodType.methodType(String.class));
        Harness.compare("exact mismatch", () -> message(() -> (Object) trim.invokeExact((Object) " x ")),
            () -> message(() -> made("Objects", "invokeExact", trim, objectType, " x ")));
        Harness.compare("generic adapts", () -> (Object) trim.invoke((Object) " x "), () -> made("Objects", "invokeGeneric", trim, objectType, " x "));
        Harness.compare("generic bad cast", () -> (Object) trim.invoke((Object) 1), () -> made("Objects", "invokeGeneric", trim, objectType, 1));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        Harness.compare("generic boxes", () -> (Object) length.invoke((Object) "four"), () -> made("Objects", "invokeGeneric", length, objectType, "four"));
        Harness.compare("generic impossible", () -> message(() -> (Object) mix.invoke((Object) "x")),
            () -> message(() -> made("Objects", "invokeGeneric", mix, objectType, "x")));
        MethodHandle fail = lookup.findStatic(InvokerDriver.class, "fail", objectType);
        Harness.compare("exact throws", () -> (Object) fail.invokeExact((Object) "x"), () -> made("Objects", "invokeExact", fail, objectType, "x"));
        MethodHandle none = null;
        Harness.compare("exact null", () -> (Object) none.invokeExact((Object) "x"), () -> made("Objects", "invokeExact", none, objectType, "x"));
    }
}
