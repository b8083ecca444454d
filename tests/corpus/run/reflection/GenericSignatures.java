//@ about: generic signatures of classes, methods and fields as the reflection API shows them
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class GenericSignatures<K extends Comparable<? super K> & Serializable, V> extends ArrayList<Map<K,
    ? extends V[]>> implements Function<K, List<? super V>> {
    K key;
    V[] values;
    List<String> strings;
    Map<? extends Number, List<?>[]> mixed;
    List<int[]>[][] arrays;
    Outer<String>.Inner<Integer> inner;
    int plain;
    Class<? super Object> top;

    static class Outer<A> { class Inner<B> { A a; B b; } }

    @Override public List<? super V> apply(K k) { return null; }
    static <T extends Exception, U extends List<T>> T thrown(U list, T[] more, int n) throws T, java.io.IOException {
        return null;
    }
    <X> GenericSignatures(Class<X> c) { }

    static String describe(Type t) {
        if (t instanceof Class<?> c) return "class " + c.getSimpleName();
        if (t instanceof TypeVariable<?> v) return "variable " + v.getName() + Arrays.toString(v.getBounds())
            + (v.getGenericDeclaration() instanceof Class ? "C" : "M");
        if (t instanceof GenericArrayType a) return "array of (" + describe(a.getGenericComponentType()) + ")";
        if (t instanceof WildcardType w) return "wildcard " + Arrays.toString(w.getUpperBounds())
            + Arrays.toString(w.getLowerBounds());
        ParameterizedType p = (ParameterizedType) t;
        StringBuilder s = new StringBuilder(describe(p.getRawType()) + " in " + p.getOwnerType() + " of");
        for (Type a : p.getActualTypeArguments()) s.append(" (").append(describe(a)).append(')');
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = GenericSignatures.class;
        System.out.println(Arrays.toString(c.getTypeParameters()) + describe(c.getTypeParameters()[0])
            + describe(c.getTypeParameters()[1]));
        System.out.println(describe(c.getGenericSuperclass()) + " | " + c.getGenericSuperclass());
        System.out.println(describe(c.getGenericInterfaces()[0]) + " | " + c.getGenericInterfaces()[0]);
        Field[] fields = c.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field f : fields) System.out.println(f.getName() + ": " + describe(f.getGenericType()) + " | "
            + f.getGenericType().getTypeName() + " | " + f.toGenericString());
        Method[] methods = c.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method m : methods) System.out.println(m.toGenericString() + " | " + m.isBridge()
            + Arrays.toString(m.getTypeParameters()) + Arrays.toString(m.getGenericParameterTypes())
            + Arrays.toString(m.getGenericExceptionTypes()));
        System.out.println(c.getDeclaredConstructors()[0].toGenericString() + " " + c.toGenericString());
        System.out.println(c.getDeclaredField("strings").getGenericType()
            .equals(GenericSignatures.class.getDeclaredField("strings").getGenericType()) + " "
            + String.class.getGenericSuperclass() + " " + Arrays.toString(Integer.class.getGenericInterfaces()));
        System.out.println(describe(new ArrayList<Map<String, Long[]>>() { }.getClass().getGenericSuperclass()));
    }
}
