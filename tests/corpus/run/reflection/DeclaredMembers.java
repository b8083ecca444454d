//@ about: lists of declared and inherited members, with overriding, hiding, bridges, defaults and parameters
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class DeclaredMembers {
    interface Top {
        int CONSTANT = 1;
        void abstractOne();
        default String defaulted() { return "Top"; }
        static void inTop() { }
    }
    interface Low extends Top { @Override default String defaulted() { return "Low"; } private void secret() { } }
    public static abstract class Base implements Top {
        public int shared; protected transient volatile long odd; private static final int X = 1;
        public Base(final int a, String... rest) { }
        public static void hides() { }
        public Object covariant() { return null; }
        protected final synchronized void locked() { }
        public strictfp double strict(double d) { return d; }
        public native int nativeMethod(int[] a);
    }
    public static class Derived extends Base implements Low {
        public int shared;
        public Derived() { super(1); }
        public static void hides() { }
        @Override public String covariant() { return null; }
        @Override public void abstractOne() { Runnable r = () -> System.out.println(shared); }
        class Inner { Inner(int x) { } }
    }

    static String describe(Member m) {
        return Modifier.toString(m.getModifiers()) + " " + m.getDeclaringClass().getSimpleName() + "." + m.getName()
            + (m instanceof Executable e ? Arrays.stream(e.getParameterTypes()).map(Class::getSimpleName)
            .collect(Collectors.joining(",", "(", ")")) : "") + (m.isSynthetic() ? "~" : "");
    }

    static void show(String what, Stream<? extends Member> members) {
        System.out.println(what + ": " + members.filter(m -> m.getDeclaringClass() != Object.class)
            .map(DeclaredMembers::describe).sorted().collect(Collectors.joining("; ")));
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Top.class, Low.class, Base.class, Derived.class}) {
            show(c.getSimpleName() + " methods", Arrays.stream(c.getMethods()));
            show("  declared", Arrays.stream(c.getDeclaredMethods()));
            show("  fields", Arrays.stream(c.getFields()));
            show("  declared", Arrays.stream(c.getDeclaredFields()));
            show("  constructors", Arrays.stream(c.getDeclaredConstructors()));
        }
        System.out.println(Derived.class.getMethod("covariant").getReturnType() + " "
            + Derived.class.getMethod("defaulted").getDeclaringClass() + " "
            + Derived.class.getMethod("defaulted").isDefault() + " "
            + Derived.class.getField("shared").getDeclaringClass());
        Constructor<?> constructor = Base.class.getConstructors()[0];
        for (Parameter p : constructor.getParameters()) System.out.print(p.getName() + " " + p.getType().getSimpleName()
            + " " + p.isNamePresent() + p.isVarArgs() + p.isImplicit() + " " + p + "; ");
        System.out.println(Arrays.toString(Derived.Inner.class.getDeclaredConstructors()[0].getParameterTypes()));
        System.out.println(Modifier.toString(0xfff) + " | " + Modifier.toString(Modifier.methodModifiers() & 0x0fff)
            + " | " + Modifier.isAbstract(Top.class.getModifiers())
            + Modifier.isStatic(Derived.Inner.class.getModifiers()));
        System.out.println(Object.class.getDeclaredMethods().length > 8
            ? Arrays.stream(Object.class.getMethods()).map(m -> m.getName()).sorted().toList() : "few");
    }
}
