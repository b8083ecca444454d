//@ about: When stages run: element by element and only as far as needed; endless sources, concat and close.
//@ exit: 1
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamLaziness {
    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        int found = Stream.of(5, 2, 8, 3).peek(n -> log.add("see"
                + n)).filter(n -> n % 2 == 0).peek(n -> log.add("keep" + n))
                .map(n -> n * 10).findFirst().get();
        System.out.println(found + " " + log);
        log.clear();
        Stream.of(3, 1, 2).peek(n -> log.add("in" + n)).sorted().peek(n -> log.add("out"
                + n)).limit(2).forEach(n -> log.add("end" + n));
        System.out.println(log);
        System.out.println(Stream.iterate(1, n -> n * 3).limit(8).toList() + " "
                + Stream.iterate(1, n -> n < 100, n -> n * 2).toList());
        AtomicInteger counter = new AtomicInteger();
        System.out.println(Stream.generate(counter::incrementAndGet).limit(5)
                .map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println(IntStream.rangeClosed(1, 10).takeWhile(n -> n * n < 40).boxed().toList() + " "
                + IntStream.range(1, 10).dropWhile(n -> n % 4 != 0).boxed().toList());
        System.out.println(Stream.concat(Stream.of("a"), Stream.concat(Stream.of("b", "c"), Stream.empty())).toList());
        Stream.Builder<Integer> builder = Stream.builder();
        builder.add(7).add(8).accept(9);
        System.out.println(builder.build().map(n -> n - 7).toList() + " " + Stream.ofNullable(null).count());

        log.clear();
        try (Stream<Integer> closing = Stream.of(1).onClose(() -> log.add("first")).onClose(() -> log.add("second"))) {
            log.add("used " + closing.count());
        }
        System.out.println(log);
        Iterator<Integer> endless = Stream.iterate(10, n -> n - 3).iterator();
        System.out.println(endless.next() + " " + endless.next() + " " + endless.next());
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = source.stream();
        source.add(3);
        System.out.println(late.toList());
        System.out.println(Stream.of(1, 2, 3, 4).flatMap(n -> Stream.iterate(n, m -> m + 1)).limit(3).toList());
        System.out.println("count after a filter runs the stages: " + Stream.of(1,
                2).filter(n -> true).peek(n -> log.add("p" + n)).count()
                + " " + log.size());
        Stream.of(1, 0).map(n -> 10 / n).forEach(System.out::println);
    }
}
