import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.function.Function;
import java.util.function.Supplier;

/** Everything that is linked at run time: lambdas, concatenation, records, handles of methods and variables. */
public class Handles {
    record Point(int x, String name) {}

    int count;
    volatile String text = "a";
    static Supplier<String> constant() { return () -> "constant"; }
    static String join(String left, int right) { return left + right + ";" + new Point(right, left); }
    static int fail(int value) { throw new IllegalStateException("failed " + value); }
    static int recover(IllegalStateException e, int value) { return e.getMessage().length() + value; }

    public static void main(String[] arguments) throws Throwable {
        System.out.println(constant() == constant());
        Function<Integer, Integer> fibonacci = n -> n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
        System.out.println(fibonacci.apply(10));
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle count = lookup.findVarHandle(Handles.class, "count", int.class);
        VarHandle text = lookup.findVarHandle(Handles.class, "text", String.class);
        Handles object = new Handles();
        for (int i = 0; i < 20; i++) {
            count.getAndAdd(object, i);
            String before = (String) text.getAndSet(object, "b" + i);
            if (!count.compareAndSet(object, object.count, object.count + before.length())) System.out.println("lost");
        }
        System.out.println((int) count.getVolatile(object) + (String) text.get(object));
        MethodHandle join = lookup.findStatic(Handles.class, "join", MethodType.methodType(String.class, String.class, int.class));
        for (int i = 0; i < 3; i++) {
            System.out.println((String) join.invokeExact("l", i) + join.invoke((Object) "m", (Integer) i));
            System.out.println(MethodHandles.insertArguments(join, 0, "bound").invoke((short) i));
        }
        MethodType unary = MethodType.methodType(int.class, int.class);
        MethodHandle recover = lookup.findStatic(Handles.class, "recover", MethodType.methodType(int.class, IllegalStateException.class, int.class));
        MethodHandle guarded = MethodHandles.catchException(lookup.findStatic(Handles.class, "fail", unary), IllegalStateException.class, recover);
        System.out.println((int) guarded.invokeExact(5));
        try {
            join.invokeExact(1);
        } catch (java.lang.invoke.WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
    }

    static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
}
