//@ about: inherited and repeatable annotations, meta-annotations, and annotations on types and packages of declarations
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;

public class AnnotationInheritance {
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Handed { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Kept { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { int value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface Use {
        String value() default "use";
    }

    @Handed("base") @Kept("base") @Tag(1) @Tag(2) static class Base {
        @Handed("method") void method() { }
        @Tag(9) void one() { }
    }
    static class Child extends Base { @Override void method() { } }
    @Handed("grandchild") @Tag(3) static class Grandchild extends Child { }
    @Handed("face") interface Face { }
    static class Implements implements Face { }
    static class Typed<@Use("parameter") T> extends @Use("super") Base {
        @Use("field") String field;
        List<@Use("argument") String> list;
        @Use("return") int @Use("array") [] typed() throws @Use("throws") Exception { return null; }
    }

    static String tags(AnnotatedElement e) {
        return Arrays.stream(e.getAnnotationsByType(Tag.class)).map(Tag::value).toList() + " "
            + (e.getAnnotation(Tag.class) == null ? "no single" : "single") + " "
            + (e.getAnnotation(Tags.class) == null ? "no container" : "container");
    }

    static String names(Annotation[] all) {
        return Arrays.stream(all).map(a -> a.annotationType().getSimpleName()).sorted().toList().toString();
    }

    static String uses(java.lang.reflect.AnnotatedType t) {
        return Arrays.stream(t.getAnnotations()).map(a -> ((Use) a).value()).toList().toString();
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : List.of(Base.class, Child.class, Grandchild.class, Face.class, Implements.class)) {
            System.out.println(c.getSimpleName() + " " + names(c.getAnnotations()) + names(c.getDeclaredAnnotations())
                + " " + (c.getAnnotation(Handed.class) == null ? "-" : c.getAnnotation(Handed.class).value()) + " "
                + tags(c) + " " + c.getDeclaredAnnotationsByType(Tag.class).length
                + (c.getDeclaredAnnotation(Handed.class) == null));
        }
        System.out.println(tags(Base.class.getDeclaredMethod("one")) + " "
            + Child.class.getDeclaredMethod("method").getAnnotations().length);
        System.out.println(names(Tag.class.getAnnotations())
            + Tag.class.getAnnotation(Repeatable.class).value().getSimpleName()
            + Handed.class.isAnnotationPresent(Inherited.class) + Use.class.getAnnotation(Target.class).value().length
            + Kept.class.getAnnotation(Retention.class).value());
        Class<?> t = Typed.class;
        System.out.println(uses(t.getAnnotatedSuperclass()) + uses(t.getDeclaredField("field").getAnnotatedType())
            + uses(t.getDeclaredMethod("typed").getAnnotatedReturnType())
            + uses(t.getDeclaredMethod("typed").getAnnotatedExceptionTypes()[0]));
        System.out.println(uses(((java.lang.reflect.AnnotatedParameterizedType) t.getDeclaredField("list")
            .getAnnotatedType()).getAnnotatedActualTypeArguments()[0])
            + uses(((java.lang.reflect.AnnotatedArrayType) t.getDeclaredMethod("typed").getAnnotatedReturnType())
            .getAnnotatedGenericComponentType()) + t.getTypeParameters()[0].getAnnotation(Use.class).value());
        System.out.println(FunctionalInterface.class.getAnnotations().length + " "
            + Runnable.class.isAnnotationPresent(FunctionalInterface.class) + " "
            + Thread.class.getMethod("getId").getName());
    }
}
