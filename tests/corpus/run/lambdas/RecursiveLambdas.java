//@ about: lambdas that call themselves through fields, arrays, combinators and memo tables
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class RecursiveLambdas {
    static IntUnaryOperator factorial = n -> n <= 1 ? 1 : n * RecursiveLambdas.factorial.applyAsInt(n - 1);
    final Function<Integer, Integer> fibonacci = n -> n < 2 ? n : this.fibonacci.apply(n - 1)
        + this.fibonacci.apply(n - 2);

    interface Self<T> { T apply(Self<T> self); }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Self<Function<A, B>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }

    static <A, B> Function<A, B> memo(BiFunction<Function<A, B>, A, B> body) {
        Map<A, B> table = new HashMap<>();
        return new Function<>() {
            @Override public B apply(A a) {
                B known = table.get(a);
                if (known == null) {
                    known = body.apply(this, a);
                    table.put(a, known);
                }
                return known;
            }
        };
    }

    interface Stream<T> {
        T head();
        Stream<T> tail();
        static <T> Stream<T> of(T head, Supplier<Stream<T>> tail) {
            return new Stream<>() {
                @Override public T head() { return head; }
                @Override public Stream<T> tail() { return tail.get(); }
            };
        }
        default Stream<T> filter(Function<T, Boolean> keep) {
            Stream<T> s = this;
            while (!keep.apply(s.head())) s = s.tail();
            Stream<T> found = s;
            return of(found.head(), () -> found.tail().filter(keep));
        }
    }

    static Stream<Integer> from(int n) { return Stream.of(n, () -> from(n + 1)); }

    static Stream<Integer> sieve(Stream<Integer> s) {
        return Stream.of(s.head(), () -> sieve(s.tail().filter(n -> n % s.head() != 0)));
    }

    public static void main(String[] args) {
        System.out.println(factorial.applyAsInt(10) + " " + new RecursiveLambdas().fibonacci.apply(15));
        System.out.println(RecursiveLambdas.<Integer, Long>fix(self -> n -> n == 0 ? 1L : n * self.apply(n - 1))
            .apply(15));
        Function<Integer, Long> fast = memo((self, n) -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        System.out.println(fast.apply(80));
        Runnable[] loop = new Runnable[1];
        int[] left = {5};
        loop[0] = () -> { if (left[0]-- > 0) { System.out.print(left[0]); loop[0].run(); } };
        loop[0].run();
        System.out.println();
        StringBuilder primes = new StringBuilder();
        Stream<Integer> s = sieve(from(2));
        for (int i = 0; i < 12; i++, s = s.tail()) primes.append(s.head()).append(' ');
        System.out.println(primes);
        Function<Integer, Integer> tower = x -> x + 1;
        for (int i = 0; i < 8; i++) {
            Function<Integer, Integer> below = tower;
            tower = x -> below.apply(below.apply(x));
        }
        System.out.println(tower.apply(0));
    }
}
