//@ about: flatMap and mapMulti over nested data, primitive variants, and a small tree walk.
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class StreamFlattening {
    record StreamFlatteningNode(int value, List<StreamFlatteningNode> children) {
        Stream<Integer> preorder() {
            return Stream.concat(Stream.of(value), children.stream().flatMap(StreamFlatteningNode::preorder));
        }

        static StreamFlatteningNode leaf(int value) {
            return new StreamFlatteningNode(value, List.of());
        }
    }

    public static void main(String[] args) {
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3), List.of(4, 5, 6));
        System.out.println(nested.stream().flatMap(List::stream).map(n -> n * n).toList());
        System.out.println(Stream.of("a b", "c",
                "d e f").flatMap(s -> Arrays.stream(s.split(" "))).collect(Collectors.joining()));
        System.out.println(Stream.of(1, 2, 3).flatMap(a -> Stream.of("x", "y").map(b -> a + b)).toList());
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty(),
                Optional.of(3)).flatMap(Optional::stream).toList());
        System.out.println(Stream.of(1, 2, 3).<String>flatMap(n -> n == 2 ? null : Stream.of("n" + n)).toList());
        System.out.println(Stream.of(1, "two", 3.0, "four", 5L).<String>mapMulti((o, sink) -> {
            if (o instanceof String s) {
                sink.accept(s);
                sink.accept(s.toUpperCase(java.util.Locale.ROOT));
            } else if (o instanceof Integer i) {
                sink.accept("int " + i);
            }
        }).toList());
        System.out.println(IntStream.rangeClosed(1, 4).mapMulti((int n, IntConsumer sink) -> {
            for (int i = 0; i < n; i++) {
                sink.accept(n);
            }
        }).boxed().toList());
        System.out.println(IntStream.range(0, 4).flatMap(n -> IntStream.range(0, n)).sum() + " "
                + Stream.of("ab", "cde").flatMapToInt(String::chars).max().getAsInt() + " "
                + Stream.of(1L, 2L).flatMapToLong(n -> LongStream.rangeClosed(n, n + 2)).boxed().toList());
        StreamFlatteningNode tree = new StreamFlatteningNode(1, List.of(
                new StreamFlatteningNode(2, List.of(StreamFlatteningNode.leaf(3), StreamFlatteningNode.leaf(4))),
                StreamFlatteningNode.leaf(5)));
        System.out.println(tree.preorder().toList() + " " + tree.preorder().mapToInt(n -> n).sum());
        System.out.println(IntStream.rangeClosed(2, 30).filter(n -> IntStream.rangeClosed(2,
                (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
                .mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        Stream<int[]> triples = IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20)
                .mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)}).filter(t -> t[0] * t[0]
                        + t[1] * t[1] == t[2] * t[2]));
        System.out.println(triples.map(Arrays::toString).collect(Collectors.joining()));
    }
}
