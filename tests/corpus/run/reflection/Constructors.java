//@ about: objects made by reflection, with private, inner, varargs and failing constructors
//@ varies: newer libraries word the messages differently, newer compilers check the outer instance
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

public class Constructors {
    final String how;
    public Constructors() { how = "none"; }
    protected Constructors(int i, double d) { how = "int,double " + i + d; }
    private Constructors(String... parts) { how = "varargs " + parts.length; }
    Constructors(Object o) throws java.io.IOException {
        if (o == null) throw new java.io.IOException("null given");
        how = "object " + o;
    }

    class Inner { final String text; Inner(String text) { this.text = how + "/" + text; } }
    static abstract class Abstract { Abstract() { } }
    static class NoDefault { NoDefault(int i) { } }
    enum Kind { A }
    record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("negative"); } }
    interface Face { }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (InvocationTargetException e) {
            System.out.println("target " + e.getCause());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static <T> Constructor<T> of(Class<T> c, Class<?>... types) throws NoSuchMethodException {
        return c.getDeclaredConstructor(types);
    }

    public static void main(String[] args) {
        show(() -> of(Constructors.class).newInstance().how);
        show(() -> of(Constructors.class, int.class, double.class).newInstance('a', 2).how);
        show(() -> of(Constructors.class, String[].class).newInstance((Object) new String[] {"x", "y"}).how);
        show(() -> of(Constructors.class, Object.class).newInstance(5).how);
        show(() -> of(Constructors.class, Object.class).newInstance(new Object[] {null}).how);
        show(() -> of(Inner.class, Constructors.class, String.class).newInstance(new Constructors(), "in").text);
        show(() -> of(Inner.class, Constructors.class, String.class).newInstance(null, "in").text);
        show(() -> of(Abstract.class).newInstance());
        show(() -> of(NoDefault.class).newInstance());
        show(() -> of(Kind.class, String.class, int.class).newInstance("B", 1));
        show(() -> of(Point.class, int.class, int.class).newInstance(1, 2));
        show(() -> of(Point.class, int.class, int.class).newInstance(-1, 2));
        show(() -> of(Face.class));
        show(() -> of(int.class));
        show(() -> of(int[].class));
        show(() -> of(Constructors.class, int.class, double.class).newInstance("a", 2));
        show(() -> of(Constructors.class, int.class, double.class).newInstance(1));
        show(() -> of(String.class, char[].class).newInstance(new char[] {'o', 'k'}));
        show(() -> of(StringBuilder.class, String.class).newInstance("sb").append(1));
        show(() -> NoDefault.class.newInstance());
        show(() -> Constructors.class.getConstructors().length + " "
            + Constructors.class.getDeclaredConstructors().length);
        show(() -> Arrays.stream(Constructors.class.getDeclaredConstructors())
            .sorted(Comparator.comparing(Constructor::toString))
            .map(c -> Modifier.toString(c.getModifiers()) + c.getParameterCount() + c.isVarArgs()
            + Arrays.toString(c.getExceptionTypes()) + c.toGenericString()).toList());
        show(() -> of(Constructors.class).getName() + of(Constructors.class).getDeclaringClass().getSimpleName()
            + of(Constructors.class).equals(of(Constructors.class)));
    }
}
