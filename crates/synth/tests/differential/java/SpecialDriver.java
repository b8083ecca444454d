import java.lang.invoke.MethodHandles;
import java.util.function.Function;

/** A subclass that declares the same private method must not be asked. */
class SpecialDriver {
    private String describe(String text) { return "base private " + text; }

    static class Derived extends SpecialDriver {
        String describe(String text) { return "derived " + text; }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) throws Throwable {
        Class<?> special = Harness.define(MethodHandles.lookup(), "Special");
        System.out.println(((Function<String, String>) Harness.call(special, "lambda-factory", new Derived())).apply("x"));
    }
}
