//@ about: annotations with members of every kind, defaults, equality and text, on classes, fields, methods and parameters
//@ varies: since JDK 19 annotations print canonical names
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

public class Annotations {
    enum Level { LOW, HIGH }
    @Retention(RetentionPolicy.RUNTIME) @interface Inner { int value() default 5; String[] names() default {"n", "m"}; }
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        boolean z() default true;
        byte b() default -1;
        char c() default 'c';
        short s() default 2;
        int i() default 3;
        long l() default 4L;
        float f() default 1.5f;
        double d() default 2.5;
        String text() default "text";
        Class<?> type() default String.class;
        Level level() default Level.LOW;
        Inner inner() default @Inner(7);
        int[] ints() default {1, 2};
        Class<?>[] types() default {int.class, Level[].class};
        Level[] levels() default {};
        Inner[] inners() default {@Inner, @Inner(names = "single")};
        String required();
    }
    @interface Forgotten { }
    @Retention(RetentionPolicy.RUNTIME) @interface Marker { }
    @Retention(RetentionPolicy.RUNTIME) @interface Single { String value(); }

    @All(required = "given", i = 30, ints = 9, level = Level.HIGH, text = "quote\"") @Forgotten @Marker
    static class Target {
        @Single("on field") int field;
        @Single("on method") @Deprecated void method(@Marker int a, int b, @Single("p") @Marker String c) { }
        @Marker Target() { }
    }
    @All(required = "given", i = 30, ints = {9}, level = Level.HIGH, text = "quote\"") static class Twin { }

    public static void main(String[] args) throws Exception {
        All all = Target.class.getAnnotation(All.class), twin = Twin.class.getAnnotation(All.class);
        Method[] members = All.class.getDeclaredMethods();
        Arrays.sort(members, Comparator.comparing(Method::getName));
        for (Method m : members) {
            Object value = m.invoke(all), standard = m.getDefaultValue();
            System.out.println(m.getName() + " " + m.getReturnType().getSimpleName() + " "
                + (value.getClass().isArray() ? Arrays.deepToString(new Object[] {value}) : value instanceof Inner in
                ? in.value() + in.names()[1] : value) + " " + (standard == null ? "no default"
                : standard.getClass().isArray() ? "array" : standard instanceof Inner ? "inner" : standard));
        }
        System.out.println(all.equals(twin) + " " + (all.hashCode() == twin.hashCode()) + " " + all.annotationType()
            + " " + all.equals(null) + " " + (Target.class.getAnnotation(All.class) == all) + " "
            + (all.ints() != all.ints()));
        System.out.println(Target.class.getAnnotations().length + " " + Target.class.isAnnotationPresent(Marker.class)
            + Target.class.isAnnotationPresent(Forgotten.class) + " " + Target.class.getAnnotation(Single.class));
        System.out.println(Target.class.getDeclaredField("field").getAnnotation(Single.class).value());
        Method method = Target.class.getDeclaredMethod("method", int.class, int.class, String.class);
        System.out.println(Arrays.stream(method.getAnnotations()).map(a -> a.annotationType().getSimpleName()).sorted()
            .toList() + " " + method.getAnnotation(Deprecated.class).forRemoval()
            + method.getAnnotation(Deprecated.class).since().isEmpty());
        for (Annotation[] parameter : method.getParameterAnnotations())
            System.out.print(Arrays.stream(parameter).map(a -> a.annotationType().getSimpleName()).sorted().toList());
        System.out.println(Target.class.getDeclaredConstructor().getAnnotations().length);
        System.out.println(Target.class.getAnnotation(Marker.class) + " " + method.getAnnotation(Single.class) + " "
            + all.inner() + " " + Twin.class.getAnnotation(All.class).inners()[1]);
        System.out.println(all.getClass().isInstance(twin) + " " + (all instanceof Annotation) + " "
            + java.lang.reflect.Proxy.isProxyClass(all.getClass()));
    }
}
