//@ about: Int, long and double streams: ranges, sums with compensation, averages, statistics, boxing and conversions.
//@ exit: 1
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class PrimitiveStreams {
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.out.println(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " "
                + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        System.out.println(IntStream.of(3, 1, 2).sorted().boxed().toList() + " "
                + IntStream.of(4, 4, 5).distinct().count());
        System.out.println(IntStream.empty().average() + " " + IntStream.of(1, 2).average() + " "
                + LongStream.of(Long.MAX_VALUE, 1).sum());
        double[] tenths = new double[10];
        Arrays.fill(tenths, 0.1);
        double naive = 0;
        for (double d : tenths) {
            naive += d;
        }
        System.out.println(DoubleStream.of(tenths).sum() + " " + naive + " "
                + DoubleStream.of(1e100, 1.0, -1e100).sum());
        System.out.println(DoubleStream.of(1, Double.POSITIVE_INFINITY).sum() + " "
                + DoubleStream.of(0.5, Double.NaN).max());
        IntSummaryStatistics ints = IntStream.range(-5, 10).summaryStatistics();
        ints.combine(IntStream.of(1000).summaryStatistics());
        LongSummaryStatistics longs = new LongSummaryStatistics();
        System.out.println(ints + "\n" + longs);
        DoubleSummaryStatistics doubles = DoubleStream.iterate(1.0, d -> d / 2).limit(20).summaryStatistics();
        System.out.println(doubles.getSum() + " " + doubles.getAverage() + " " + doubles.getMin() + " "
                + doubles.getCount());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " "
                + "abc".chars().mapToObj(c -> (char) (c + 1)).toList());
        System.out.println(IntStream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).max().getAsInt()
                + " "
                + LongStream.iterate(1, n -> n * 7).skip(5).findFirst().getAsLong());
        System.out.println(IntStream.range(0, 5).mapToLong(n -> 1L << n * 10).sum() + " "
                + IntStream.of(7).asDoubleStream().map(Math::sqrt).sum());
        System.out.println(DoubleStream.of(2.9, -2.9).mapToInt(d -> (int) d).boxed().toList() + " "
                + IntStream.range(5, 3).count());
        OptionalInt any = IntStream.range(0, 100).filter(n -> n * n > 5000).findFirst();
        System.out.println(any + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).allMatch(n -> n > 0));
        System.out.println(Arrays.toString(IntStream.rangeClosed('a', 'f').mapToObj(c -> "" + (char) c).toArray()));
        System.out.println(new Random(5).ints(6, 0, 100).boxed().toList() + " "
                + new Random(5).doubles(2).boxed().toList());
        System.out.println(IntStream.range(0, 20).collect(StringBuilder::new, (b, n) -> b.append(n % 10),
                StringBuilder::append).reverse());
        System.out.println(LongStream.range(Long.MAX_VALUE - 2, Long.MAX_VALUE).boxed().toList());
        System.out.println(Arrays.stream(new int[][] {{1, 2},
                {3}}).mapToInt(row -> row.length).summaryStatistics().getMax());
        IntStream.empty().max().orElseThrow();
    }
}
