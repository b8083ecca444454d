//@ about: User-written Iterable, Iterator, and AbstractList on the skeletons of java.util.
//@ exit: 1
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

public class IterablesOfOurOwn {
    record IterablesOfOurOwnRange(int from, int to) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("past " + to);
                    }
                    return next++;
                }
            };
        }
    }

    static final class IterablesOfOurOwnSquares extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return index * index;
        }

        @Override
        public int size() {
            return 10;
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int n : new IterablesOfOurOwnRange(3, 8)) {
            sum += n;
        }
        Iterator<Integer> it = new IterablesOfOurOwnRange(0, 4).iterator();
        it.next();
        it.forEachRemaining(n -> System.out.print(n + " "));
        System.out.println(sum);
        List<Integer> squares = new IterablesOfOurOwnSquares();
        System.out.println(squares + " " + squares.indexOf(49) + " " + squares.subList(2, 5) + " "
                + squares.contains(50) + " " + squares.hashCode());
        PrimitiveIterator.OfInt ints = IntStream.of(4, 5, 6).iterator();
        System.out.println(ints.nextInt() + ints.next());
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        squares.add(100);
    }
}
