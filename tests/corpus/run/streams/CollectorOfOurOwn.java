//@ about: Collectors built with Collector.of and by hand, sequentially and in parallel, with combiners that keep order.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class CollectorOfOurOwn {
    /** Splits the elements into runs of neighbours with the same key. */
    record CollectorOfOurOwnRuns<T, K>(Function<T, K> key) implements Collector<T, Deque<List<T>>, List<List<T>>> {
        @Override
        public Supplier<Deque<List<T>>> supplier() {
            return ArrayDeque::new;
        }

        @Override
        public BiConsumer<Deque<List<T>>, T> accumulator() {
            return (runs, element) -> {
                if (runs.isEmpty() || !key.apply(runs.getLast().get(0)).equals(key.apply(element))) {
                    runs.addLast(new ArrayList<>());
                }
                runs.getLast().add(element);
            };
        }

        @Override
        public BinaryOperator<Deque<List<T>>> combiner() {
            return (left, right) -> {
                right.forEach(run -> run.forEach(element -> accumulator().accept(left, element)));
                return left;
            };
        }

        @Override
        public Function<Deque<List<T>>, List<List<T>>> finisher() {
            return ArrayList::new;
        }

        @Override
        public Set<Characteristics> characteristics() {
            return EnumSet.noneOf(Characteristics.class);
        }
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(1, 3, 2, 4, 6, 5).collect(new CollectorOfOurOwnRuns<>(n -> n % 2)));
        List<List<Integer>> runs = IntStream.range(0,
                200).parallel().boxed().collect(new CollectorOfOurOwnRuns<>(n -> n / 30));
        System.out.println(runs.size() + " " + runs.get(6) + " " + runs.stream().map(List::size).toList());
        Collector<Integer, long[], Double> mean = Collector.of(() -> new long[2], (a, n) -> {
            a[0] += n;
            a[1]++;
        }, (a, b) -> new long[] {a[0] + b[0], a[1] + b[1]}, a -> (double) a[0] / a[1]);
        System.out.println(Stream.of(1, 2, 3, 6).collect(mean) + " "
                + IntStream.range(0, 101).parallel().boxed().collect(mean));
        System.out.println(mean.characteristics());
    }
}
