import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs the lambda forms of lambda_form.rs, as nest mates of MethodHandle; javac's column is the same in plain Java. */
public class FormDriver {
    public interface Doubling { static long twice(long value) { return 2 * value; } default String named() { return "doubling"; } }
    public static class Named implements Doubling {}

    public static String all(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text) {
        return "" + z + b + c + s + i + j + f + d + text;
    }
    public static String text;
    public static Object parse(Object value) { return Integer.parseInt((String) value); }
    public static Object caught(Object exception, Object value) { return value + " gives " + ((Throwable) exception).getMessage(); }
    public static int divide(int value) { return 100 / value; }
    public static int cleaned(Object exception, int result, int value) { text = (exception == null) + " " + result; return result + value; }
    static Object divideCleanly(int value) throws Throwable {
        MethodHandle target = MethodHandles.lookup().findStatic(FormDriver.class, "divide", MethodType.methodType(int.class, int.class));
        MethodHandle cleanup = MethodHandles.lookup().findStatic(FormDriver.class, "cleaned", MethodType.methodType(int.class, Object.class, int.class, int.class));
        return run("TryFinally", new Object[] {}, target, cleanup, value);
    }
    static Object parseCarefully(Object value) throws Throwable {
        MethodHandle target = MethodHandles.lookup().findStatic(FormDriver.class, "parse", MethodType.methodType(Object.class, Object.class));
        MethodHandle catcher = MethodHandles.lookup().findStatic(FormDriver.class, "caught", MethodType.methodType(Object.class, Object.class, Object.class));
        return run("GuardWithCatch", new Object[] { NumberFormatException.class }, target, catcher, value);
    }
    public static void remember(String value) { text = value; }

    static Object run(String name, Object[] constants, Object... arguments) throws Throwable {
        Class<?> form = Harness.define(Harness.insideMethodHandle(), name);
        Object[] all = Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = constants;
        return Harness.call(form, "run", all);
    }

    static Object memberName(MethodHandle direct) throws Throwable {
        Method internal = MethodHandle.class.getDeclaredMethod("internalMemberName");
        internal.setAccessible(true);
        return internal.invoke(direct);
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Object[] none = {};
        Harness.compare("Arithmetic", () -> Doubling.twice(Math.max(3L, 7L)), () -> run("Arithmetic", none, 3L, 7L));
        Harness.compare("AllTypes", () -> all(true, (byte) 200, (char) -1, (short) 70000, -1, 5L, 1.5f, -0.0, "x"),
            () -> run("AllTypes", none, 1, 200, -1, 70000, "x"));
        Harness.compare("AllTypes bad cast", () -> all(true, (byte) 0, (char) 0, (short) 0, -1, 5L, 1.5f, -0.0, (String) (Object) 1),
            () -> run("AllTypes", none, 1, 200, -1, 70000, 1));
        MethodHandle concat = lookup.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        Harness.compare("Handle", () -> "abc".concat("def"), () -> run("Handle", new Object[] { concat, "def" }, "abc"));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        Harness.compare("InvokeBasic", () -> "four".length() + 1, () -> run("InvokeBasic", none, length, "four"));
        MethodHandle max = lookup.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class));
        Harness.compare("LinkToStatic", () -> Math.max(4, -9), () -> run("LinkToStatic", new Object[] { memberName(max) }, 4));
        MethodHandle size = lookup.findVirtual(AbstractList.class, "size", MethodType.methodType(int.class));
        Harness.compare("LinkToVirtual", () -> List.of(1, 2).size(), () -> run("LinkToVirtual", new Object[] { memberName(size) }, new ArrayList<>(List.of(1, 2))));
        Harness.compare("Virtual", () -> new Named().named() + "!", () -> run("Virtual", none, new Named()));
        Harness.compare("GetField", () -> length.type(), () -> run("GetField", none, length));
        Harness.compare("Void", () -> { remember("seen"); return text; }, () -> { text = null; run("Void", none, "seen"); return text; });
        Harness.compare("GetStatic", () -> Integer.MAX_VALUE, () -> run("GetStatic", none));
        Harness.compare("GuardWithCatch", () -> parse("12"), () -> parseCarefully("12"));
        Harness.compare("GuardWithCatch caught", () -> "x gives For input string: \"x\"", () -> parseCarefully("x"));
        Harness.compare("GuardWithCatch not caught", () -> parse(5), () -> parseCarefully(5));
        Harness.compare("TryFinally", () -> 25 + 4, () -> divideCleanly(4));
        Harness.compare("TryFinally result", () -> "true 25", () -> text);
        Harness.compare("TryFinally throws", () -> 1 / 0, () -> divideCleanly(0));
        Harness.compare("TryFinally zero", () -> "false 0", () -> text);
        Harness.compare("Parameter", () -> 9.5, () -> run("Parameter", none, 1L, 9.5));
    }
}
