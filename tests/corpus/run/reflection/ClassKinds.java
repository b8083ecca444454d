//@ about: what classes say about themselves: kind, nesting, modifiers, interfaces, enclosing method, assignability
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

public class ClassKinds {
    class Inner { }
    private static abstract class Nested implements Runnable, Serializable { }
    protected final static class Last extends Nested { @Override public void run() { } }
    enum Kind { PLAIN, BODY { } }
    record Rec(int x) { }
    sealed interface Face permits OnlyImpl { }
    static non-sealed class OnlyImpl implements Face { }
    @interface Note { }
    Object field = new Object() { };
    static Object initialised;
    static { class InClinit { } initialised = new InClinit(); }

    static String flags(Class<?> c) {
        return (c.isInterface() ? "I" : ".") + (c.isArray() ? "A" : ".") + (c.isPrimitive() ? "P" : ".")
            + (c.isEnum() ? "E" : ".") + (c.isRecord() ? "R" : ".") + (c.isAnnotation() ? "@" : ".")
            + (c.isAnonymousClass() ? "?" : ".") + (c.isLocalClass() ? "L" : ".") + (c.isMemberClass() ? "M" : ".")
            + (c.isSynthetic() ? "S" : ".") + (c.isSealed() ? "s" : ".") + (c.isHidden() ? "H" : ".");
    }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " " + flags(c) + " " + Modifier.toString(c.getModifiers()) + " | super "
            + c.getSuperclass() + " | " + Arrays.toString(c.getInterfaces()) + " | in " + c.getEnclosingClass() + " "
            + c.getDeclaringClass() + " " + c.getEnclosingMethod() + " " + c.getEnclosingConstructor() + " | nest "
            + c.getNestHost().getSimpleName());
    }

    static Object made() { return new Comparable<String>() { @Override public int compareTo(String s) { return 0; } }; }
    Object inConstructor;
    ClassKinds() { class InConstructor { } inConstructor = new InConstructor(); }

    public static void main(String[] args) {
        class Local { }
        ClassKinds o = new ClassKinds();
        for (Class<?> c : new Class<?>[] {ClassKinds.class, Inner.class, Nested.class, Last.class, Kind.class,
            Kind.BODY.getClass(), Rec.class, Face.class, OnlyImpl.class, Note.class, Local.class, o.field.getClass(),
            initialised.getClass(), o.inConstructor.getClass(), made().getClass(),
            ((Runnable) () -> { }).getClass().getNestHost(), int.class, void.class, int[].class, Rec[].class,
            Override.class, Thread.State.class}) show(c);
        System.out.println(Arrays.stream(ClassKinds.class.getDeclaredClasses()).map(Class::getSimpleName).sorted()
            .collect(Collectors.joining(" ")) + " " + ClassKinds.class.getClasses().length);
        System.out.println(Arrays.stream(ClassKinds.class.getNestMembers()).map(Class::getName)
            .sorted(Comparator.naturalOrder()).collect(Collectors.joining(" ")));
        System.out.println(Arrays.toString(Face.class.getPermittedSubclasses()) + " "
            + Nested.class.getPermittedSubclasses() + " " + Inner.class.isNestmateOf(Nested.class) + " "
            + Inner.class.isNestmateOf(String.class));
        Class<?>[] types = {Object.class, Runnable.class, Nested.class, Last.class, int.class, Integer.class,
            Object[].class, Last[].class, int[].class, Serializable.class, Cloneable.class};
        for (Class<?> a : types) {
            StringBuilder line = new StringBuilder();
            for (Class<?> b : types) line.append(a.isAssignableFrom(b) ? 'x' : '.');
            System.out.println(line + " " + a.isInstance(new Last()) + a.isInstance(1) + a.isInstance(null)
                + a.isInstance(new int[0]));
        }
    }
}
