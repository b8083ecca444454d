import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

/** Lambdas and method references of every shape; the synthesised ones come from lambda.rs under the same names. */
class LambdaDriver {
    interface Text<T> { String of(T value); }
    interface StringText extends Text<String> { String of(String value); }
    interface Self { Self get(); }
    interface CharSupplier { char get(); }
    interface WithStatic { static String twice(String text) { return text + text; } }
    interface WithInstance { private String hidden(String text) { return "hidden " + text; } }
    static class Implementing implements WithInstance {}

    private final String state = "state";

    private static String everything(long a, double b, int c, String d, Object e, byte f) {
        return a + " " + b + " " + c + " " + d + " " + e + " " + f;
    }
    private static long twice(long value) { return 2 * value; }
    private static int code(int value) { return value + 1; }
    private static double half(double value) { return value / 2; }
    private static Integer boxed() { return 77; }
    private static Character boxedChar() { return 'q'; }
    private static Self noSelf() { return null; }
    private static int plain() { return 5; }
    private static boolean truth(boolean value) { return !value; }
    @SuppressWarnings("unchecked")
    private static <T> T generic() { return (T) Integer.valueOf(31); }
    @SuppressWarnings("unchecked")
    private static <T> T genericChar() { return (T) Character.valueOf('g'); }
    private String describe(String suffix) { return state + suffix; }
    private static Number number(Number value) { return value; }
    private static String wide(Long value) { return "long " + value; }

    @SuppressWarnings("unchecked")
    private static <F> F made(String name, Object... captured) throws Throwable {
        return (F) Harness.call(Harness.define(MethodHandles.lookup(), name), "lambda-factory", captured);
    }

    private static <F> void same(String name, F javac, F synthesised, Function<F, Object> use) {
        Harness.compare(name, () -> use.apply(javac), () -> use.apply(synthesised));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] arguments) throws Throwable {
        IntBinaryOperator max = Math::max;
        same("StaticMax", max, made("StaticMax"), f -> f.applyAsInt(3, 9));
        Function<String, Integer> length = String::length;
        same("UnboundLength", length, made("UnboundLength"), f -> f.apply("four"));
        same("UnboundLength null", length, made("UnboundLength"), f -> f.apply(null));
        same("UnboundLength polluted", length, made("UnboundLength"), f -> ((Function) f).apply(4));
        Function<String, String> concat = "abc"::concat;
        same("BoundConcat", concat, made("BoundConcat", "abc"), f -> f.apply("def"));
        Supplier<ArrayList<String>> list = ArrayList::new;
        same("NewList", list, made("NewList"), f -> f.get().size() + f.get().getClass().getName());
        Function<Integer, ArrayList<String>> sized = ArrayList::new;
        same("NewSizedList", sized, made("NewSizedList"), f -> f.apply(3));
        same("NewSizedList negative", sized, made("NewSizedList"), f -> f.apply(-1));
        Function<List<?>, Integer> size = List::size;
        same("InterfaceSize", size, made("InterfaceSize"), f -> f.apply(List.of(1, 2)));
        long a = 1L << 40; double b = 2.5; int c = -3; String d = "d";
        BiFunction<Object, Byte, String> all = (e, f) -> everything(a, b, c, d, e, f);
        same("Everything", all, made("Everything", a, b, c, d), f -> f.apply('e', (byte) 9));
        IntToLongFunction twice = LambdaDriver::twice;
        same("WidenArgument", twice, made("WidenArgument"), f -> f.applyAsLong(-21));
        ToIntFunction<Character> code = LambdaDriver::code;
        same("UnboxCharacter", code, made("UnboxCharacter"), f -> f.applyAsInt('a'));
        ToIntFunction<Byte> byteCode = LambdaDriver::code;
        same("UnboxByte", byteCode, made("UnboxByte"), f -> f.applyAsInt((byte) -8));
        ToDoubleFunction<Integer> half = LambdaDriver::half;
        same("UnboxWiden", half, made("UnboxWiden"), f -> f.applyAsDouble(7));
        Predicate<Boolean> truth = LambdaDriver::truth;
        same("UnboxBoolean", truth, made("UnboxBoolean"), f -> f.test(true));
        Consumer<String> drop = new ArrayList<String>()::add;
        same("DropResult", drop, made("DropResult", new ArrayList<String>()), f -> { f.accept("x"); return "done"; });
        IntSupplier unboxed = LambdaDriver::boxed;
        same("UnboxResult", unboxed, made("UnboxResult"), IntSupplier::getAsInt);
        DoubleSupplier widened = LambdaDriver::boxed;
        same("UnboxWidenResult", widened, made("UnboxWidenResult"), DoubleSupplier::getAsDouble);
        IntSupplier widenedChar = LambdaDriver::boxedChar;
        same("UnboxCharResult", widenedChar, made("UnboxCharResult"), IntSupplier::getAsInt);
        LongSupplier generic = LambdaDriver::<Integer>generic;
        same("GenericResult", generic, made("GenericResult"), LongSupplier::getAsLong);
        CharSupplier genericChar = LambdaDriver::<Character>genericChar;
        same("GenericCharResult", genericChar, made("GenericCharResult"), CharSupplier::get);
        Supplier<Object> boxing = LambdaDriver::plain;
        same("BoxResult", boxing, made("BoxResult"), f -> f.get().getClass() + " " + f.get());
        DoubleSupplier widenResult = LambdaDriver::plain;
        same("WidenResult", widenResult, made("WidenResult"), DoubleSupplier::getAsDouble);
        IntFunction<Number> boxArgument = LambdaDriver::number;
        same("BoxArgument", boxArgument, made("BoxArgument"), f -> f.apply(12).getClass() + "" + f.apply(12));
        LongFunction<String> boxWide = LambdaDriver::wide;
        same("BoxWide", boxWide, made("BoxWide"), f -> f.apply(1L << 33));
        LambdaDriver driver = new LambdaDriver();
        Function<String, String> describe = driver::describe;
        same("PrivateInstance", describe, made("PrivateInstance", driver), f -> f.apply("!"));
        Function<String, String> inInterface = WithStatic::twice;
        same("StaticInInterface", inInterface, made("StaticInInterface"), f -> f.apply("ab"));
        StringText bridged = String::trim;
        same("Bridged", bridged, made("Bridged"), f -> f.of(" x ") + ((Text) f).of(" y "));
        same("Bridged polluted", bridged, made("Bridged"), f -> ((Text) f).of(1));
        Runnable marked = (Runnable & Serializable) LambdaDriver::plain;
        same("Marked", marked, made("Marked"), f -> { f.run(); return f instanceof Serializable; });
        Self self = LambdaDriver::noSelf;
        same("SameName", self, made("SameName"), Self::get);
        Class<?> capturing = Harness.define(MethodHandles.lookup(), "BoundConcat");
        Object bound = Harness.call(capturing, "lambda-factory", "a");
        Harness.compare("fresh instance", () -> false, () -> bound == Harness.call(capturing, "lambda-factory", "a"));
    }
}
