//@ about: Stream gatherers: windows, fold, scan, concurrent map and one of our own.
//@ jdk: 25
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamGatherers {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 8).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(Stream.of("a", "b", "c", "d").gather(Gatherers.windowSliding(2)).map(w -> String.join("",
                w)).toList());
        System.out.println(Stream.of(1, 2, 3).gather(Gatherers.windowSliding(5)).toList());
        System.out.println(IntStream.rangeClosed(1, 5).boxed().gather(Gatherers.scan(() -> 1,
                (a, n) -> a * n)).toList());
        System.out.println(Stream.of("x", "y", "z").gather(Gatherers.fold(() -> "", (a, s) -> s
                + a)).findFirst().orElse("none"));
        Gatherer<Integer, int[], Integer> everyThird = Gatherer.ofSequential(() -> new int[1],
                Gatherer.Integrator.ofGreedy((state, n, downstream) -> ++state[0] % 3 != 0 || downstream.push(n)));
        System.out.println(IntStream.range(0, 20).boxed().gather(everyThird).toList());
        Gatherer<Integer, ?, Integer> untilNegative = Gatherer.ofSequential((unused, n, downstream) -> n >= 0
                && downstream.push(n));
        System.out.println(Stream.of(4, 2, 0, -1, 9).gather(untilNegative).toList());
        System.out.println(IntStream.range(0, 30).boxed().gather(everyThird.andThen(Gatherers.windowFixed(2)))
                .map(List::toString).collect(Collectors.joining(" ")));
        System.out.println(IntStream.range(0,
                100).parallel().boxed().gather(Gatherers.windowFixed(40)).map(List::size).toList());
        System.out.println(IntStream.range(0, 6).boxed().gather(Gatherers.mapConcurrent(3, n -> n * n)).toList());
        Gatherer<String, ?, String> doubled = Gatherer.of((unused, s, downstream) -> downstream.push(s)
                && downstream.push(s));
        System.out.println(Stream.of("p", "q").gather(doubled).limit(3).toList());
        try {
            Gatherers.windowFixed(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
