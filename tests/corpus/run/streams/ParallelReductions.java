//@ about: Parallel streams whose results do not depend on how the work was split.
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class ParallelReductions {
    public static void main(String[] args) throws Exception {
        System.out.println(LongStream.rangeClosed(1, 10_000).parallel().map(n -> n * n).sum());
        List<Integer> ordered = IntStream.range(0,
                500).parallel().filter(n -> n % 7 == 0).boxed().map(n -> n * 2).toList();
        System.out.println(ordered.size() + " " + ordered.subList(0, 5) + " " + ordered.hashCode());
        System.out.println(IntStream.range(0,
                40).parallel().mapToObj(Integer::toString).collect(Collectors.joining(",")));
        Map<Integer, Long> fifths = IntStream.range(0, 1000).parallel().boxed()
                .collect(Collectors.groupingBy(n -> n % 5, TreeMap::new, Collectors.counting()));
        System.out.println(fifths);
        Map<Integer, Integer> concurrent = IntStream.range(0, 1000).parallel().boxed()
                .collect(Collectors.toConcurrentMap(n -> n % 10, n -> n, Integer::sum));
        System.out.println(new TreeMap<>(concurrent) + " " + (concurrent instanceof ConcurrentHashMap));
        System.out.println(List.of(5, 3, 9, 1, 7, 2).parallelStream().sorted().map(n -> "s" + n).toList());
        System.out.println(IntStream.rangeClosed(1, 300).parallel().boxed().reduce(0, (a, n) -> a ^ n * n,
                (a, b) -> a ^ b));
        System.out.println(IntStream.range(0, 1000).parallel().filter(n -> n > 700).findFirst().getAsInt() + " "
                + IntStream.range(0, 1000).parallel().anyMatch(n -> n == 999) + " "
                        + IntStream.range(0, 9).parallel().limit(4).sum());
        System.out.println(IntStream.range(0, 200).parallel().boxed().skip(10).limit(10).toList());
        LongAdder adder = new LongAdder();
        AtomicLong atomic = new AtomicLong();
        IntStream.range(0, 2000).parallel().forEach(n -> {
            adder.add(n);
            atomic.accumulateAndGet(n, Math::max);
        });
        System.out.println(adder.sum() + " " + atomic.get());
        StringBuilder inOrder = new StringBuilder();
        IntStream.range(0, 20).parallel().forEachOrdered(n -> inOrder.append((char) ('a' + n)));
        System.out.println(inOrder);
        int[] array = IntStream.range(0, 3000).map(n -> n * 7919 % 3001).toArray();
        Arrays.parallelSort(array);
        System.out.println(Arrays.stream(array).parallel().distinct().count() + " " + array[0] + " " + array[2999]);
        int[] prefix = new int[1000];
        Arrays.parallelSetAll(prefix, n -> n + 1);
        Arrays.parallelPrefix(prefix, Integer::sum);
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(prefix[999] + " "
                + pool.submit(() -> IntStream.range(0, 5000).parallel().mapToLong(n -> n % 13).sum()).get());
        pool.shutdown();
        try {
            IntStream.range(0, 100).parallel().forEach(n -> {
                if (n == 57) {
                    throw new IllegalStateException("element " + n);
                }
            });
        } catch (IllegalStateException e) {
            Throwable root = e; // a worker's exception comes wrapped in a copy of itself, the caller's own does not
            while (root.getCause() != null) {
                root = root.getCause();
            }
            System.out.println(root.getMessage());
        }
    }
}
