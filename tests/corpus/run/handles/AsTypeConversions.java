//@ about: asType and explicitCastArguments convert arguments and results by the rules of assignment and casting
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;

import static java.lang.invoke.MethodType.methodType;

public class AsTypeConversions {
    static String describe(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + ":" + o; }

    static void convert(Class<?> from, Class<?> to, Object value) {
        MethodHandle identity = MethodHandles.identity(from);
        String result;
        try {
            result = describe(identity.asType(methodType(to, from)).invokeWithArguments(value));
        } catch (WrongMethodTypeException e) {
            result = "refused";
        } catch (Throwable t) {
            result = t.getClass().getSimpleName();
        }
        String cast;
        try {
            cast = describe(MethodHandles.explicitCastArguments(identity, methodType(to, from))
                .invokeWithArguments(value));
        } catch (WrongMethodTypeException e) {
            cast = "refused";
        } catch (Throwable t) {
            cast = t.getClass().getSimpleName();
        }
        System.out.println(from.getSimpleName() + " " + value + " -> " + to.getSimpleName() + ": " + result + " / "
            + cast);
    }

    public static void main(String[] args) throws Throwable {
        convert(int.class, long.class, 5);
        convert(int.class, double.class, 5);
        convert(int.class, byte.class, 300);
        convert(int.class, boolean.class, 3);
        convert(int.class, Object.class, 5);
        convert(int.class, Integer.class, 5);
        convert(int.class, Long.class, 5);
        convert(int.class, Number.class, 5);
        convert(int.class, Comparable.class, 5);
        convert(int.class, String.class, 5);
        convert(int.class, void.class, 5);
        convert(boolean.class, int.class, true);
        convert(char.class, int.class, 'c');
        convert(char.class, short.class, 'c');
        convert(long.class, float.class, 1L << 20);
        convert(long.class, int.class, 1L << 33 | 7);
        convert(double.class, int.class, 1e20);
        convert(float.class, char.class, 65.9f);
        convert(Integer.class, int.class, 5);
        convert(Integer.class, long.class, 5);
        convert(Integer.class, int.class, null);
        convert(Integer.class, byte.class, 5);
        convert(Object.class, int.class, 5);
        convert(Object.class, long.class, 5);
        convert(Object.class, int.class, 5L);
        convert(Object.class, int.class, "s");
        convert(Object.class, int.class, null);
        convert(Object.class, String.class, "s");
        convert(Object.class, String.class, 5);
        convert(Object.class, Runnable.class, "s");
        convert(Number.class, double.class, 5);
        convert(String.class, Object.class, "s");
        convert(String.class, Integer.class, "s");
        convert(int[].class, Object.class, null);
        MethodHandle nothing = MethodHandles.zero(void.class);
        System.out.println(nothing.asType(methodType(Object.class)).invoke() + " "
            + (int) nothing.asType(methodType(int.class)).invoke() + " " + nothing.type());
        MethodHandle max = MethodHandles.lookup().findStatic(Math.class, "max",
            methodType(long.class, long.class, long.class));
        MethodHandle generic = max.asType(MethodType.genericMethodType(2));
        System.out.println(generic.invoke(5, 9L) + " " + generic.type() + " "
            + max.asType(methodType(double.class, Integer.class, char.class)).invoke((Integer) 200, 'a') + " "
            + (max.asType(max.type()) == max));
    }
}
