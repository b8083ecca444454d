//@ about: dynamic proxies route interface and Object methods to a handler, with boxing, exceptions and defaults
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ProxyHandlers {
    public interface Calc {
        int add(int a, long b);
        double mix(byte b, char c, short s, float f, double d, boolean z);
        void nothing();
        String text(Object... o);
        int[] array(int n);
        default String twice(String s) { return s + s; }
    }
    public interface Other { int add(int a, long b); Object other() throws java.io.IOException; }
    interface Package { String hidden(); }
    record Logging(List<String> log, Object result) implements InvocationHandler {
        @Override public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getDeclaringClass().getSimpleName() + "." + m.getName() + Arrays.deepToString(args));
            if (m.getName().equals("toString")) return "proxy!";
            if (m.getName().equals("hashCode")) return 77;
            if (m.getName().equals("equals")) return proxy == args[0];
            if (m.isDefault()) return InvocationHandler.invokeDefault(proxy, m, args);
            if (result instanceof Throwable t) throw t;
            return result;
        }
    }
    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (UndeclaredThrowableException e) {
            System.out.println("undeclared " + e.getUndeclaredThrowable());
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + " "
                + (t instanceof ClassCastException || t instanceof NullPointerException ? "" : t.getMessage()));
        }
    }

    static Object make(Object result, List<String> log) {
        return Proxy.newProxyInstance(ProxyHandlers.class.getClassLoader(), new Class<?>[] {Calc.class, Other.class},
            new Logging(log, result));
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        Calc five = (Calc) make(5, log), text = (Calc) make("t", log), nil = (Calc) make(null, log);
        show(() -> five.add(1, 2L));
        show(() -> ((Other) five).add(3, 4L));
        show(() -> ((Calc) make(2.5, log)).mix((byte) 1, 'c', (short) 2, 3f, 4d, true));
        show(() -> text.text("a", 1, null) + text.text());
        show(() -> { nil.nothing(); return nil.text(); });
        show(() -> nil.add(1, 1));
        show(() -> text.add(1, 1));
        show(() -> five.text());
        show(() -> ((Calc) make(new int[] {1, 2}, log)).array(2)[1]);
        show(() -> five.twice("de"));
        show(() -> five + " " + five.hashCode() + " " + five.equals(five) + " " + five.equals(text));
        show(() -> ((Calc) make(new IllegalStateException("unchecked"), log)).text());
        show(() -> ((Calc) make(new Exception("checked"), log)).text());
        show(() -> ((Other) make(new java.io.IOException("declared"), log)).other());
        System.out.println(log);
        Class<?> c = five.getClass();
        System.out.println(Proxy.isProxyClass(c) + " " + (c == text.getClass()) + " "
            + Modifier.toString(c.getModifiers()) + " " + Arrays.toString(c.getInterfaces()) + " " + c.getSuperclass()
            + " " + ((Logging) Proxy.getInvocationHandler(five)).result());
        Package hidden = (Package) Proxy.newProxyInstance(ProxyHandlers.class.getClassLoader(),
            new Class<?>[] {Package.class}, (p, m, a) -> m.getName());
        System.out.println(hidden.hidden() + " " + hidden.getClass().getPackageName().isEmpty());
        show(() -> Proxy.newProxyInstance(null, new Class<?>[] {String.class}, (p, m, a) -> null));
        show(() -> Proxy.newProxyInstance(null, new Class<?>[] {Calc.class}, (p, m, a) -> null));
        show(() -> Proxy.getInvocationHandler("no proxy"));
    }
}
