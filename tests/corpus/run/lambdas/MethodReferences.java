//@ about: every kind of method reference: static, bound, unbound, this, super, constructor, array constructor, private, varargs
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class MethodReferences {
    static class Base {
        String who() { return "Base"; }
        protected String greet(String s) { return "hi " + s; }
    }

    static class Derived extends Base {
        private int secret = 3;
        @Override String who() { return "Derived"; }
        List<Supplier<String>> all() {
            Supplier<String> own = this::who, up = super::who, bound = new Base()::who, secretly = this::hidden;
            return List.of(own, up, bound, secretly);
        }
        private String hidden() { return "hidden" + secret; }
        Function<String, String> inherited() { return super::greet; }
    }

    record Pair<A, B>(A a, B b) { static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); } }
    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }
    static String join(Object... parts) { return Arrays.toString(parts); }
    static int twice(int n) { return 2 * n; }
    class Inner { final int n; Inner(int n) { this.n = n + offset; } }
    int offset = 1000;
    IntFunction<Inner> maker() { return Inner::new; }

    static int evaluated;
    static String receiver() { evaluated++; return "receiver"; }

    public static void main(String[] args) {
        Function<String, Integer> parse = Integer::parseInt, length = String::length;
        BiFunction<String, String, Boolean> starts = String::startsWith;
        Tri<String, Integer, Integer, String> substring = String::substring;
        System.out.println(parse.apply("42") + length.apply("abc") + " " + starts.apply("hello", "he") + " "
            + substring.apply("hello", 1, 3));
        for (Supplier<String> s : new Derived().all()) System.out.print(s.get() + " ");
        System.out.println(new Derived().inherited().apply("there"));
        BiFunction<Integer, String, Pair<Integer, String>> pair = Pair::new;
        Function<String, Pair<String, String>> twin = Pair::twin;
        System.out.println(pair.apply(1, "b") + " " + twin.apply("t") + " "
            + ((Function<Pair<Integer, String>, String>) Pair::b).apply(pair.apply(2, "q")));
        IntFunction<int[]> ints = int[]::new;
        Function<Integer, String[][]> grids = String[][]::new;
        Supplier<List<String>> lists = ArrayList::new;
        System.out.println(ints.apply(3).length + grids.apply(2).getClass().getSimpleName() + lists.get()
            + int[].class.cast(ints.apply(1)).length);
        Tri<Object, Object, Object, String> varargs = MethodReferences::join;
        Supplier<String> none = MethodReferences::join;
        Function<Object[], String> whole = MethodReferences::join;
        System.out.println(varargs.apply(1, "x", 'c') + none.get() + whole.apply(new Object[] {7}));
        System.out.println(new MethodReferences().maker().apply(5).n);
        Supplier<Integer> bound = receiver()::length;
        System.out.println(evaluated + " " + bound.get() + bound.get() + " " + evaluated);
        UnaryOperator<int[]> cloned = int[]::clone;
        int[] original = {1};
        System.out.println(cloned.apply(original) != original);
        Consumer<String> printer = System.out::println;
        printer.andThen(s -> System.out.println(s.length())).accept("printed");
        Function<Integer, Integer> composed = ((Function<Integer, Integer>) MethodReferences::twice).compose(Math::abs);
        System.out.println(composed.apply(-4) + " " + Arrays.stream(new int[] {3, 1}).map(MethodReferences::twice)
            .boxed().map(Integer::toHexString).reduce("", String::concat));
        try {
            String nothing = null;
            Supplier<Integer> s = nothing::length;
            System.out.println("must not be seen");
        } catch (NullPointerException e) {
            System.out.println("bound to null");
        }
    }
}
