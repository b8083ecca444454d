//@ about: handles made from reflective objects and back, as functional interfaces, and exceptions that pass unwrapped
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Comparator;

import static java.lang.invoke.MethodType.methodType;

public class UnreflectedHandles {
    private int value = 3;
    static String tag = "tag";
    UnreflectedHandles() { }
    private UnreflectedHandles(int value) { this.value = value; }
    private int plus(int n) { return value + n; }
    static void fails(String s) throws Exception { throw new Exception("failed " + s); }
    static String rest(Object... o) { return "rest" + o.length; }
    @Override public String toString() { return "U" + value; }
    static class Sub extends UnreflectedHandles {
        @Override public String toString() { return "Sub of " + super.toString(); }
        static MethodHandles.Lookup lookup() { return MethodHandles.lookup(); }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> c = UnreflectedHandles.class;
        Method plus = c.getDeclaredMethod("plus", int.class), fails = c.getDeclaredMethod("fails", String.class),
            rest = c.getDeclaredMethod("rest", Object[].class);
        Field value = c.getDeclaredField("value"), tag = c.getDeclaredField("tag");
        UnreflectedHandles u = (UnreflectedHandles) lookup.unreflectConstructor(c.getDeclaredConstructor(int.class))
            .invokeExact(40);
        MethodHandle plusHandle = lookup.unreflect(plus);
        System.out.println((int) plusHandle.invokeExact(u, 2) + " " + (int) lookup.unreflectGetter(value).invokeExact(u)
            + " " + lookup.unreflectGetter(tag).invoke() + " " + lookup.unreflect(rest).isVarargsCollector()
            + lookup.unreflect(rest).invoke(1, 2, 3));
        lookup.unreflectSetter(value).invokeExact(u, 41);
        lookup.unreflectSetter(tag).invokeExact("changed");
        System.out.println(u.value + tag.get(null).toString() + " " + plusHandle.type() + " "
            + lookup.unreflectSetter(tag).type());
        try {
            lookup.unreflect(fails).invokeExact("exact");
        } catch (Exception e) {
            System.out.println(e + " " + e.getCause());
        }
        MethodHandleInfo info = lookup.revealDirect(plusHandle);
        System.out.println(info.getName() + " " + info.getMethodType() + " " + info.getDeclaringClass().getSimpleName()
            + " " + MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " "
            + info.reflectAs(Method.class, lookup).equals(plus) + " " + info);
        System.out.println(Sub.lookup().unreflectSpecial(Object.class.getMethod("toString"), Sub.class).type() + " "
            + Sub.lookup().findSpecial(UnreflectedHandles.class, "toString", methodType(String.class), Sub.class)
            .invoke(new Sub()) + " " + new Sub());
        @SuppressWarnings("unchecked")
        Comparator<String> order = MethodHandleProxies.asInterfaceInstance(Comparator.class,
            lookup.findVirtual(String.class, "compareToIgnoreCase", methodType(int.class, String.class)));
        System.out.println(order.compare("a", "B") + " " + MethodHandleProxies.isWrapperInstance(order) + " "
            + order.reversed().compare("a", "B"));
        value.setAccessible(true);
        System.out.println(MethodHandles.publicLookup().unreflectGetter(value).invoke(u));
        try {
            MethodHandles.publicLookup().unreflect(plus);
        } catch (IllegalAccessException e) {
            System.out.println("refused");
        }
        System.out.println(MethodHandles.reflectAs(Method.class, plusHandle).getName() + " "
            + MethodHandles.lookup().findVirtual(Method.class, "getName", methodType(String.class)).invoke(plus));
        MethodHandle bound = plusHandle.bindTo(u);
        int sum = 0;
        for (int i = 0; i < 100; i++) sum += (int) bound.invokeExact(i);
        System.out.println(sum);
    }
}
