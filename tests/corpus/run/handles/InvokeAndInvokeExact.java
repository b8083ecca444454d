//@ about: invokeExact demands the very type, invoke converts; both report what does not fit
//@ varies: newer libraries word the messages differently
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.WrongMethodTypeException;
import java.util.Arrays;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

public class InvokeAndInvokeExact {
    static int add(int a, int b) { return a + b; }
    static String text(Object o) { return "text " + o; }
    static void nothing() { }
    static String rest(String first, int... more) { return first + Arrays.toString(more); }
    static long wide(long l, float f) { return l + (long) f; }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type: " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle add = lookup.findStatic(InvokeAndInvokeExact.class, "add",
            methodType(int.class, int.class, int.class));
        MethodHandle text = lookup.findStatic(InvokeAndInvokeExact.class, "text",
            methodType(String.class, Object.class));
        MethodHandle nothing = lookup.findStatic(InvokeAndInvokeExact.class, "nothing", methodType(void.class));
        MethodHandle rest = lookup.findStatic(InvokeAndInvokeExact.class, "rest",
            methodType(String.class, String.class, int[].class));
        MethodHandle wide = lookup.findStatic(InvokeAndInvokeExact.class, "wide",
            methodType(long.class, long.class, float.class));
        show(() -> (int) add.invokeExact(1, 2));
        show(() -> add.invokeExact(1, 2));
        show(() -> (long) add.invokeExact(1, 2));
        show(() -> (int) add.invokeExact((short) 1, 2));
        show(() -> (int) add.invokeExact(1));
        show(() -> (int) add.invokeExact((Integer) 1, 2));
        show(() -> { add.invokeExact(1, 2); return 0; });
        show(() -> (long) add.invoke((short) 1, 'a'));
        show(() -> add.invoke(Integer.valueOf(1), Byte.valueOf((byte) 2)));
        show(() -> { add.invoke(1, 2); return "dropped"; });
        show(() -> (double) add.invoke(1, 2));
        show(() -> (short) add.invoke(1, 2));
        show(() -> add.invoke(1L, 2));
        show(() -> add.invoke((Object) 1, (Object) 2));
        show(() -> add.invoke((Object) "one", 2));
        show(() -> add.invoke((Object) 1L, 2));
        show(() -> add.invoke((Integer) null, 2));
        show(() -> add.invoke(1, 2, 3));
        show(() -> (String) text.invokeExact((Object) "o"));
        show(() -> (String) text.invokeExact("o"));
        show(() -> text.invoke(5) + " " + text.invoke('c') + " " + text.invoke((Object) null));
        show(() -> (Integer) text.invoke("o"));
        show(() -> { nothing.invokeExact(); return nothing.invoke(); });
        show(() -> rest.invoke("a", 1, 2) + "" + rest.invoke("b") + rest.invoke("c", new int[] {7})
            + rest.invoke("d", (byte) 5));
        show(() -> (String) rest.invokeExact("e", new int[0]));
        show(() -> (String) rest.invokeExact("e", 1));
        show(() -> wide.invoke(1, 2L));
        show(() -> wide.invoke('a', (byte) 2));
        show(() -> wide.invokeWithArguments(List.of(5, (short) 3)));
        show(() -> rest.invokeWithArguments("w", 1, 2, 3));
        show(() -> add.invokeWithArguments(1));
        show(() -> add.invokeWithArguments("x", "y"));
        show(() -> { MethodHandle none = null; return none.invoke(); });
        show(() -> rest.asFixedArity().isVarargsCollector() + " " + rest.isVarargsCollector() + " " + rest.type());
    }
}
