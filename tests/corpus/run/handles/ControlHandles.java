//@ about: handles for control flow: guardWithTest, catchException, tryFinally, throwException, loops
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

import static java.lang.invoke.MethodHandles.constant;
import static java.lang.invoke.MethodHandles.dropArguments;
import static java.lang.invoke.MethodType.methodType;

public class ControlHandles {
    static boolean isEven(int n) { return n % 2 == 0; }
    static String even(int n, String s) { return s + " even " + n; }
    static String odd(int n, String s) { return s + " odd " + n; }
    static int divide(int a, int b) { return a / b; }
    static int handler(ArithmeticException e, int a, int b) {
        System.out.print("[" + e.getMessage() + "] ");
        return -a;
    }
    static int shortHandler(RuntimeException e) { return -99; }
    static int cleanup(Throwable t, int result, int a, int b) {
        System.out.print("[cleanup " + (t == null ? "none" : t.getMessage()) + " " + result + "] ");
        return result + 1000;
    }
    static int parse(String s) { return Integer.parseInt(s); }
    static int step(int acc, int i) { return acc * 2 + i; }
    static boolean below(int acc, int limit) { return acc < limit; }
    static int grow(int acc, int limit) { return acc * 3 + 1; }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(ControlHandles.class, name, methodType(result, parameters));
    }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + " " + t.getMessage());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle guard = MethodHandles.guardWithTest(find("isEven", boolean.class, int.class),
            find("even", String.class, int.class, String.class), find("odd", String.class, int.class, String.class));
        show(() -> (String) guard.invokeExact(4, "is") + ", " + (String) guard.invokeExact(7, "is"));
        MethodHandle divide = find("divide", int.class, int.class, int.class),
            parse = find("parse", int.class, String.class);
        MethodHandle caught = MethodHandles.catchException(divide, ArithmeticException.class,
            find("handler", int.class, ArithmeticException.class, int.class, int.class));
        show(() -> (int) caught.invokeExact(8, 2) + " " + (int) caught.invokeExact(8, 0));
        MethodHandle wider = MethodHandles.catchException(parse, RuntimeException.class,
            find("shortHandler", int.class, RuntimeException.class));
        show(() -> (int) wider.invokeExact("12") + " " + (int) wider.invokeExact("x"));
        show(() -> MethodHandles.catchException(parse, IllegalStateException.class,
            dropArguments(constant(int.class, 1), 0, IllegalStateException.class)).invoke("y"));
        MethodHandle lastly = MethodHandles.tryFinally(divide,
            find("cleanup", int.class, Throwable.class, int.class, int.class, int.class));
        show(() -> (int) lastly.invokeExact(9, 3));
        show(() -> (int) lastly.invokeExact(9, 0));
        MethodHandle thrower = MethodHandles.throwException(String.class, IllegalStateException.class);
        show(() -> (String) thrower.invokeExact(new IllegalStateException("thrown")));
        show(() -> thrower.type() + " " + guard.type() + " " + lastly.type());
        MethodHandle counted = MethodHandles.countedLoop(constant(int.class, 5), constant(int.class, 1),
            find("step", int.class, int.class, int.class));
        show(() -> counted.invoke());
        MethodHandle whileLoop = MethodHandles.whileLoop(dropArguments(constant(int.class, 1), 0, int.class),
            find("below", boolean.class, int.class, int.class), find("grow", int.class, int.class, int.class));
        show(() -> whileLoop.invoke(100) + " " + whileLoop.invoke(0));
        MethodHandle doWhile = MethodHandles.doWhileLoop(dropArguments(constant(int.class, 1), 0, int.class),
            find("grow", int.class, int.class, int.class), find("below", boolean.class, int.class, int.class));
        show(() -> doWhile.invoke(100) + " " + doWhile.invoke(0));
        show(() -> MethodHandles.guardWithTest(find("isEven", boolean.class, int.class), parse, parse));
    }
}
