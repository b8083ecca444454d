//@ about: Spliterators: splitting, sizes, characteristics, late binding and one of our own behind a stream.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;

public class SpliteratorWalk {
    static final class SpliteratorWalkCountdown implements Spliterator<Integer> {
        private int next;

        SpliteratorWalkCountdown(int from) {
            next = from;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (next <= 0) {
                return false;
            }
            action.accept(next--);
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return next;
        }

        @Override
        public int characteristics() {
            return ORDERED | DISTINCT | SIZED | NONNULL;
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        Spliterator<Integer> right = list.spliterator();
        list.add(11);
        Spliterator<Integer> left = right.trySplit();
        Spliterator<Integer> leftmost = left.trySplit();
        System.out.println(leftmost.estimateSize() + " " + left.estimateSize() + " " + right.getExactSizeIfKnown());
        leftmost.tryAdvance(n -> System.out.print("first " + n + ", then"));
        leftmost.forEachRemaining(n -> System.out.print(" " + n));
        System.out.println(" " + leftmost.tryAdvance(n -> { }));
        left.forEachRemaining(n -> System.out.print(n + " "));
        right.forEachRemaining(n -> System.out.print(n + " "));
        System.out.println(right.estimateSize());
        for (Iterable<Integer> c : List.of(list, new TreeSet<>(list), new LinkedHashSet<>(list))) {
            System.out.println(Integer.toHexString(c.spliterator().characteristics()) + " "
                    + c.spliterator().hasCharacteristics(Spliterator.SORTED));
        }
        System.out.println(StreamSupport.stream(new SpliteratorWalkCountdown(6), false).map(n -> n * n).toList());
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(list.iterator(), 0),
                true).mapToInt(n -> n).sum());
    }
}
