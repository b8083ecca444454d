//@ about: parameters of methods and constructors: names, modifiers, implicit ones, generic types, annotations on them
//@ varies: JDK 21 and later record the parameters of more constructors
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class ExecutableParameters {
    @Retention(RetentionPolicy.RUNTIME) @interface Note { String value() default "-"; }

    record Point(@Note("across") int x, @Note("down") int... rest) { Point { } }
    record Plain(List<String> names) { }
    enum Kind { ONE(1), TWO(2) { }; Kind(int n) { } }
    class Inner { Inner(@Note("own") String s, int... n) { } }
    static <T extends Comparable<T>> Map<T, ? super T[]> generic(@Note final List<T> list, T[] array, Map<String, List<int[]>>[] maps, int plain) { return null; }
    static void varied(String... all) { }

    static void show(Executable e) {
        System.out.println(e.toGenericString() + " " + e.getParameterCount() + " " + e.isVarArgs() + " " + e.isSynthetic());
        for (Parameter p : e.getParameters())
            System.out.println("  " + p + " | " + p.getName() + " " + p.isNamePresent() + " " + p.getModifiers() + " " + p.isImplicit() + p.isSynthetic() + p.isVarArgs() + " " + p.getType().getSimpleName() + " " + p.getParameterizedType() + " " + Arrays.stream(p.getAnnotations()).map(a -> ((Note) a).value()).toList());
    }

    public static void main(String[] args) throws Exception {
        for (Constructor<?> c : Point.class.getDeclaredConstructors()) show(c);
        for (Constructor<?> c : Plain.class.getDeclaredConstructors()) show(c);
        for (Constructor<?> c : Inner.class.getDeclaredConstructors()) show(c);
        for (Constructor<?> c : Kind.class.getDeclaredConstructors()) show(c);
        show(Kind.class.getMethod("valueOf", String.class));
        show(ExecutableParameters.class.getDeclaredMethod("generic", List.class, Comparable[].class, Map[].class, int.class));
        show(ExecutableParameters.class.getDeclaredMethod("varied", String[].class));
        show(Object.class.getMethod("wait", long.class, int.class));
        show(Object.class.getMethod("equals", Object.class));
        Method equals = Point.class.getMethod("equals", Object.class);
        show(equals);
        System.out.println(Arrays.deepToString(equals.getParameterAnnotations()) + " " + Arrays.toString(Inner.class.getDeclaredConstructors()[0].getGenericParameterTypes()) + " " + Arrays.toString(Kind.class.getDeclaredConstructors()[0].getGenericParameterTypes()) + " " + Kind.class.getDeclaredConstructors()[0].getParameterTypes().length);
        Parameter p = equals.getParameters()[0];
        System.out.println(p.equals(Point.class.getMethod("equals", Object.class).getParameters()[0]) + " " + p.getDeclaringExecutable().equals(equals));
    }
}
