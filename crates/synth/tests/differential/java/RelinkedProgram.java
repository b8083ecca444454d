import java.io.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.*;

/** An ordinary program full of lambdas, method references, concatenations and records. */
public class RelinkedProgram {
    record Point(int x, double y, String name) {
        Point { if (x < 0) throw new IllegalArgumentException("negative " + x); }
        Point scaled(int factor) { return new Point(x * factor, y * factor, name + "*" + factor); }
    }
    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T value) { return new Pair<>(value, value); }
        <C> Pair<A, C> withSecond(Function<? super B, ? extends C> change) { return new Pair<>(first, change.apply(second)); }
    }
    interface Shape { double area(); default Supplier<String> described() { return () -> "area " + area(); } }
    interface TriFunction<A, B, C, R> { R apply(A a, B b, C c); }
    interface Transform<T> { T on(T value); }
    interface TextTransform extends Transform<String> { String on(String value); }
    static class Counter {
        private int count;
        private Runnable incrementer() { return () -> count++; }
        private IntSupplier reader() { return this::read; }
        private int read() { return count; }
        protected String label(Object tag) { return "counter " + tag + "=" + count; }
        class Inner { Supplier<String> outer() { return () -> "inner of " + count; } }
    }
    static class LoudCounter extends Counter {
        @Override protected String label(Object tag) { return super.label(tag).toUpperCase(Locale.ROOT); }
        Function<Object, String> both() { Function<Object, String> plain = super::label; return plain.andThen(s -> s + "!").compose(this::label); }
    }

    static int fibonacci(int n) { IntUnaryOperator[] self = new IntUnaryOperator[1]; self[0] = k -> k < 2 ? k : self[0].applyAsInt(k - 1) + self[0].applyAsInt(k - 2); return self[0].applyAsInt(n); }

    static <T extends Comparable<T>> Optional<T> largest(Collection<? extends T> values) {
        return values.stream().map(value -> (T) value).reduce((a, b) -> a.compareTo(b) >= 0 ? a : b);
    }

    @SafeVarargs static <T> List<T> all(Supplier<? extends T>... suppliers) {
        return Arrays.stream(suppliers).map(Supplier::get).collect(Collectors.toList());
    }

    static void lambdas() throws Exception {
        System.out.println(fibonacci(15) + " " + largest(List.of(3, 9, 4)) + " " + largest(List.of("x", "abc")));
        TriFunction<Integer, Long, Character, String> mix = (a, b, c) -> a + ":" + b + ":" + c;
        System.out.println(mix.apply(1, 2L, 'c'));
        System.out.println(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).collect(Collectors.joining(",", "[", "]")));
        Map<Integer, List<String>> lengths = Stream.of("one", "two", "three").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(lengths);
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "n" + i).map(String::toUpperCase).toList());
        System.out.println(all(() -> 1, () -> "two", () -> 3.0, () -> null));
        Callable<Integer> failing = () -> { throw new IllegalStateException("in lambda"); };
        try { failing.call(); } catch (IllegalStateException thrown) { System.out.println("caught " + thrown.getMessage()); }
        IntFunction<int[]> array = int[]::new;
        Function<Integer, List<String>> lists = ArrayList::new;
        System.out.println(array.apply(3).length + " " + lists.apply(10));
        ToDoubleBiFunction<Integer, Long> sum = (a, b) -> a + b;
        ToLongFunction<Integer> widen = Integer::intValue;
        BiFunction<Integer, Integer, Integer> max = Math::max;
        System.out.println(sum.applyAsDouble(1, 2L) + " " + widen.applyAsLong(7) + " " + max.apply(3, 4));
        TextTransform trim = String::trim;
        Transform<String> general = trim;
        System.out.println("<" + general.on("  x ") + ">");
        Runnable marked = (Runnable & Serializable) () -> System.out.println("serializable");
        marked.run();
        System.out.println(marked instanceof Serializable);
    }

    interface SerialFunction<A, B> extends Function<A, B>, Serializable {}

    @SuppressWarnings("unchecked") static <T> T copy(T object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(object);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static void serialised() throws Exception {
        long number = 1L << 33; char letter = 'q'; List<String> list = new ArrayList<>(List.of("in"));
        SerialFunction<Integer, String> capturing = i -> number + letter + list.get(0) + i;
        SerialFunction<Integer, String> copied = copy(capturing);
        list.set(0, "changed");
        System.out.println(capturing.apply(1) + " " + copied.apply(1) + " " + (copied.getClass() == capturing.getClass()));
        SerialFunction<String, Integer> length = String::length;
        Supplier<StringBuilder> builder = (Supplier<StringBuilder> & Serializable) StringBuilder::new;
        System.out.println(copy(length).apply("abcd") + " " + copy(builder).get().append("built"));
    }

    static void captures() {
        Counter counter = new LoudCounter();
        Runnable increment = counter.incrementer();
        for (int i = 0; i < 5; i++) increment.run();
        System.out.println(counter.reader().getAsInt() + " " + counter.new Inner().outer().get());
        System.out.println(((LoudCounter) counter).both().apply("tag"));
        Shape square = () -> 4.0;
        System.out.println(square.described().get());
        byte b = -1; short s = 300; char c = 'q'; long l = 1L << 40; float f = .5f; double d = -0.0; boolean z = true; int[] a = { 7 };
        Supplier<String> everything = () -> "" + b + s + c + l + f + d + z + a[0] + counter.label(c);
        System.out.println(everything.get());
        Object[] objects = Stream.of(1, "a", null, 'c', new int[0].length).map(o -> o + "|").toArray();
        System.out.println(Arrays.toString(objects));
        List<Runnable> later = new ArrayList<>();
        for (String name : List.of("x", "y")) later.add(() -> System.out.print(name + " "));
        later.forEach(Runnable::run);
        System.out.println();
    }

    static void records() {
        Point point = new Point(1, 2.5, null);
        System.out.println(point + " " + point.scaled(3) + " " + point.equals(new Point(1, 2.5, null)) + " " + point.hashCode());
        record Local(Point p, int[] data, float f) {}
        Local local = new Local(point, null, Float.NaN);
        System.out.println(local + " " + local.equals(new Local(point, null, Float.NaN)) + " " + local.hashCode());
        System.out.println(Pair.twin("t").withSecond(String::length) + " " + new HashSet<>(List.of(Pair.twin(1), new Pair<>(1, 2))).contains(Pair.twin(1)));
        try { new Point(-1, 0, ""); } catch (IllegalArgumentException thrown) { System.out.println(thrown.getMessage()); }
        record Empty() {}
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Map<Point, String> map = new HashMap<>();
        map.computeIfAbsent(point, p -> "made for " + p.x()).length();
        map.merge(point, "more", (old, more) -> old + "+" + more);
        System.out.println(map);
    }

    static void concatenations() {
        String text = null;
        char[] chars = { 'a', 'b' };
        Object object = chars.length;
        text += object;
        text += 'c' + 1;
        text += "\u0001" + text.length() + "\u0002\ud800\udc00" + 1.0f + 2d + (byte) 3 + (short) 4;
        System.out.println(text);
        StringBuilder out = new StringBuilder();
        for (long i = -1; i < 2; i++) out.append("[" + i + "," + (i > 0) + "," + (char) ('a' + i) + "]");
        System.out.println(out + "" + null + new Object() { @Override public String toString() { return null; } });
    }

    public static void main(String[] arguments) throws Exception {
        lambdas();
        serialised();
        captures();
        records();
        concatenations();
    }
}
