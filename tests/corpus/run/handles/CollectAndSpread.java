//@ about: asCollector, asSpreader, asVarargsCollector, constants, identities, array handles and method types
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.List;

import static java.lang.invoke.MethodType.methodType;

public class CollectAndSpread {
    static String show(Object... all) { return Arrays.toString(all); }
    static String mixed(String s, int[] ints, char c) { return s + Arrays.toString(ints) + c; }
    static String four(String a, int b, double c, Object d) { return a + b + c + d; }

    interface Body { Object run() throws Throwable; }

    static void attempt(Body body) {
        try {
            System.out.println(body.run());
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle show = lookup.findStatic(CollectAndSpread.class, "show", methodType(String.class, Object[].class)),
            four = lookup.findStatic(CollectAndSpread.class, "four",
            methodType(String.class, String.class, int.class, double.class, Object.class));
        MethodHandle mixed = lookup.findStatic(CollectAndSpread.class, "mixed",
            methodType(String.class, String.class, int[].class, char.class));
        System.out.println(show.asCollector(Object[].class, 3).type() + " "
            + (String) show.asCollector(Object[].class, 2).invokeExact((Object) 1, (Object) "b")
            + show.asCollector(String[].class, 1).invoke("s") + show.asCollector(0, Object[].class, 0).invoke());
        System.out.println((String) mixed.asCollector(1, int[].class, 3).invokeExact("m", 1, 2, 3, 'c') + " "
            + mixed.asCollector(1, int[].class, 0).invoke("n", 'd'));
        System.out.println(four.asSpreader(Object[].class, 4).invoke(new Object[] {"a", 1, 2.5, 'c'}) + " "
            + four.asSpreader(Object[].class, 2).invoke("x", 5, new Object[] {1f, null}) + " "
            + four.asSpreader(1, int[].class, 2).type());
        System.out.println(Arrays.toString((Object[]) MethodHandles.identity(Object[].class)
            .asVarargsCollector(Object[].class).invoke(1, 'b', "c")) + show.withVarargs(false).isVarargsCollector()
            + four.asSpreader(Object[].class, 0).type());
        attempt(() -> four.asSpreader(Object[].class, 4).invoke(new Object[] {"a", 1}));
        attempt(() -> four.asSpreader(Object[].class, 4).invoke(new Object[] {1, 1, 1, 1}));
        attempt(() -> four.asSpreader(Object[].class, 4).invoke((Object[]) null));
        attempt(() -> four.asSpreader(Object[].class, 9));
        attempt(() -> four.asCollector(Object[].class, 1));
        System.out.println(MethodHandles.constant(String.class, "c").invoke() + ""
            + (int) MethodHandles.constant(int.class, 'x').invokeExact() + MethodHandles.identity(long.class).invoke(7L)
            + MethodHandles.zero(double.class).invoke() + MethodHandles.zero(String.class).invoke()
            + MethodHandles.empty(methodType(boolean.class, int.class)).invoke(5));
        int[] ints = {1, 2, 3};
        String[] strings = {"x", null};
        double[] doubles = {0.5};
        MethodHandles.arrayElementSetter(int[].class).invokeExact(ints, 1, 20);
        MethodHandles.arrayElementSetter(String[].class).invoke(strings, 1, "y");
        MethodHandles.arrayElementSetter(double[].class).invoke(doubles, 0, 3);
        System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(ints, 1) + " "
            + MethodHandles.arrayElementGetter(String[].class).invoke(strings, 1) + " " + doubles[0] + " "
            + MethodHandles.arrayLength(int[].class).invoke(ints) + " "
            + ((long[]) MethodHandles.arrayConstructor(long[].class).invoke(4)).length);
        attempt(() -> MethodHandles.arrayElementGetter(int[].class).invoke(ints, 3));
        attempt(() -> MethodHandles.arrayElementGetter(int[].class).invoke((int[]) null, 0));
        attempt(() -> { MethodHandles.arrayElementSetter(Object[].class).invoke((Object[]) strings, 0, (Object) 5);
            return 0; });
        MethodType t = methodType(int.class, String.class, long[].class);
        System.out.println(t + " " + t.parameterCount() + t.changeReturnType(void.class)
            + t.insertParameterTypes(1, char.class) + t.dropParameterTypes(0, 1) + t.appendParameterTypes(Object.class)
            + t.erase() + t.generic() + t.wrap() + t.wrap().unwrap().equals(t) + t.hasPrimitives() + t.hasWrappers()
            + t.lastParameterType() + t.changeParameterType(0, int.class));
        System.out.println(t.toMethodDescriptorString()
            + MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null)
            + (methodType(int.class, List.of(String.class, long[].class)) == t) + t.hashCode() * 0
            + MethodType.genericMethodType(2, true) + t.parameterArray().length);
    }
}
