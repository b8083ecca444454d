//@ about: reflective calls box and widen, dispatch virtually, wrap exceptions, and refuse wrong arguments
//@ varies: newer libraries word the messages differently
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

public class MethodInvocation {
    public int add(int a, long b) { return a + (int) b; }
    public static String all(boolean z, byte b, char c, short s, int i, long l, float f, double d, Object o) {
        return z + "" + b + c + s + i + l + f + d + o;
    }
    private String hidden(String s) { return "hidden " + s; }
    public void nothing() { }
    public String virtual() { return "base"; }
    public static int count(Object... rest) { return rest == null ? -1 : rest.length; }
    public static void fails(int n) throws Exception {
        if (n == 0) throw new Exception("checked");
        if (n == 1) throw new IllegalStateException("unchecked");
        throw new Error("error");
    }
    public static char letter() { return 'x'; }
    public static long wide(long l, double d) { return l + (long) d; }

    static class Sub extends MethodInvocation { @Override public String virtual() { return "sub"; } }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (InvocationTargetException e) {
            System.out.println("target " + e.getMessage() + " " + e.getCause() + " "
                + (e.getTargetException() == e.getCause()));
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + " " + t.getMessage());
        }
    }

    static Method method(String name) {
        for (Method m : MethodInvocation.class.getDeclaredMethods()) if (m.getName().equals(name)) return m;
        throw new IllegalArgumentException(name);
    }

    public static void main(String[] args) throws Exception {
        MethodInvocation o = new MethodInvocation();
        show(() -> method("add").invoke(o, 1, 2L));
        show(() -> method("add").invoke(o, (byte) 1, 'a'));
        show(() -> method("all").invoke(null, true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "o"));
        show(() -> method("all").invoke("ignored", false, (byte) 1, 'c', (byte) 2, 'c', 4, 5L, 6f, null));
        show(() -> method("hidden").invoke(o, "call"));
        show(() -> method("nothing").invoke(o));
        show(() -> method("letter").invoke(null).getClass().getSimpleName());
        show(() -> method("wide").invoke(null, 1 << 20, 'd'));
        show(() -> method("virtual").invoke(new Sub()));
        show(() -> method("count").invoke(null, (Object) new Object[] {1, 2}));
        show(() -> method("count").invoke(null, new Object[] {null}));
        for (int n = 0; n < 3; n++) {
            int k = n;
            show(() -> method("fails").invoke(null, k));
        }
        show(() -> method("add").invoke(o, 1));
        show(() -> method("add").invoke(o, 1L, 1));
        show(() -> { try { return method("add").invoke(o, 1, null); }
            catch (IllegalArgumentException e) { return "null refused"; } });
        show(() -> method("add").invoke(o, "1", 2));
        show(() -> method("virtual").invoke("wrong"));
        show(() -> method("virtual").invoke(null));
        show(() -> MethodInvocation.class.getMethod("hidden", String.class));
        show(() -> MethodInvocation.class.getDeclaredMethod("add", int.class, int.class));
        show(() -> String.class.getMethod("substring", int.class, int.class).invoke("hello", 1, 3));
        show(() -> Integer.class.getMethod("parseInt", String.class).invoke(null, "x1"));
        show(() -> Object.class.getMethod("toString").invoke(5));
        show(() -> Comparable.class.getMethod("compareTo", Object.class).invoke("b", "a"));
        show(() -> Runnable.class.getMethod("run").invoke((Runnable) () -> System.out.print("ran ")));
        show(() -> int[].class.getMethod("getClass").invoke(new int[0]));
        show(() -> Arrays.toString(method("fails").getExceptionTypes()) + method("count").isVarArgs()
            + method("all").getParameterCount() + method("add"));
    }
}
