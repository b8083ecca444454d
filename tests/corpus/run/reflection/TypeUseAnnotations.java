//@ about: annotations on uses of types: supertypes, bounds, arguments, arrays, fields, parameters, results, receivers, exceptions
//@ varies: since JDK 19 annotations print canonical names
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

public class TypeUseAnnotations {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface Mark { String value() default "plain"; }

    static class Box<@Mark("parameter") T extends @Mark("bound") Number & @Mark("second") Comparable<T>> extends @Mark("super") ArrayList<@Mark("argument") T> implements @Mark("interface") Runnable {
        @Mark("field") String name;
        @Mark("element") int @Mark("outer") [] @Mark("inner") [] grid;
        Map<@Mark("key") String, ? extends @Mark("wild") List<@Mark("deep") T>> map;
        public void run() { }
        @Mark("result") String call(@Mark("receiver") Box<T> this, @Mark("first") int a, List<@Mark("in list") String> b) throws @Mark("thrown") IOException { return null; }
        <@Mark("own") E> @Mark E generic(E e) { return e; }
    }

    record Pair(@Mark("component") int left, List<@Mark("items") String> right) { }

    public static void main(String[] args) throws Exception {
        Class<?> box = Box.class;
        System.out.println(box.getAnnotatedSuperclass());
        System.out.println(Arrays.toString(box.getAnnotatedInterfaces()));
        System.out.println(Arrays.toString(box.getTypeParameters()[0].getAnnotations()) + " " + Arrays.toString(box.getTypeParameters()[0].getAnnotatedBounds()));
        System.out.println(box.getDeclaredField("name").getAnnotatedType());
        AnnotatedArrayType grid = (AnnotatedArrayType) box.getDeclaredField("grid").getAnnotatedType();
        AnnotatedType inner = grid.getAnnotatedGenericComponentType();
        System.out.println(grid + " " + grid.getAnnotation(Mark.class).value() + " " + inner.getAnnotation(Mark.class).value() + " " + ((AnnotatedArrayType) inner).getAnnotatedGenericComponentType().getAnnotation(Mark.class).value());
        AnnotatedParameterizedType map = (AnnotatedParameterizedType) box.getDeclaredField("map").getAnnotatedType();
        AnnotatedWildcardType wild = (AnnotatedWildcardType) map.getAnnotatedActualTypeArguments()[1];
        System.out.println(map + " " + Arrays.toString(wild.getAnnotatedUpperBounds()) + " " + wild.getAnnotatedLowerBounds().length);
        Method call = box.getDeclaredMethod("call", int.class, List.class);
        System.out.println(call.getAnnotatedReturnType() + " " + call.getAnnotatedReceiverType().getAnnotation(Mark.class).value());
        System.out.println(Arrays.toString(call.getAnnotatedParameterTypes()) + " " + Arrays.toString(call.getAnnotatedExceptionTypes()));
        Method generic = box.getDeclaredMethod("generic", Object.class);
        System.out.println(generic.getAnnotatedReturnType() + " " + generic.getTypeParameters()[0].getAnnotation(Mark.class).value() + " " + generic.toGenericString());
        System.out.println(Arrays.toString(Pair.class.getRecordComponents()) + " " + Pair.class.getRecordComponents()[0].getAnnotatedType() + " " + Pair.class.getRecordComponents()[1].getAnnotatedType());
        System.out.println(call.getAnnotatedReturnType().equals(call.getAnnotatedReturnType()) + " " + Object.class.getAnnotatedSuperclass() + " " + int[].class.getAnnotatedInterfaces().length);
    }
}
