//@ about: name, simple name, type name and canonical name of classes of every kind
//@ varies: newer compilers seal enums whose constants have bodies
import java.util.Map;
import java.util.function.Supplier;

public class ClassNames {
    class Inner { class Deeper { } }
    static class Nested<T> { }
    enum Kind { PLAIN, BODY { } }
    record Rec(int x) { }
    interface Face { class InFace { } }
    @interface Note { }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | "
            + c.getCanonicalName() + " | " + c + " | " + c.getPackageName() + " | " + c.descriptorString());
    }

    static void generic(Class<?> c) { System.out.println(c.toGenericString()); }

    public static void main(String[] args) {
        class Local { class InLocal { } }
        Object anonymous = new Object() { };
        Supplier<Object> inLambda = () -> new Object() { };
        Class<?>[] all = {ClassNames.class, Inner.class, Inner.Deeper.class, Nested.class, Kind.class,
            Kind.BODY.getClass(), Rec.class, Face.class, Face.InFace.class, Note.class, Local.class,
            Local.InLocal.class, anonymous.getClass(), inLambda.get().getClass(),
            int.class, void.class, boolean.class, Integer.class, int[].class, int[][].class, boolean[].class,
                byte[].class, char[].class, double[].class, float[].class, long[].class, short[].class, String[].class,
                Nested[][].class, Local[].class, Map.Entry.class, Map.Entry[].class, anonymous.getClass().arrayType()};
        for (Class<?> c : all) show(c);
        for (Class<?> c : new Class<?>[] {ClassNames.class, Nested.class, Kind.class, Rec.class, Face.class, Note.class,
            int.class, int[].class, Map.class, Nested[].class, String.class}) generic(c);
        System.out.println(int.class.getComponentType() + " " + String[][].class.componentType() + " "
            + int.class.arrayType() + " " + Rec.class.getPackage().getName().isEmpty() + " "
            + String.class.getPackage().getName() + " " + int.class.getPackage());
        System.out.println(ClassNames.class.getModule().isNamed() + " " + String.class.getModule().getName() + " "
            + int[].class.getModule() + " " + String.class.getClassLoader() + " "
            + ClassNames.class.getClassLoader().getName());
    }
}
