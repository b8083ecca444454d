//@ about: groupingBy, partitioningBy, toMap with merge, teeing, filtering, flatMapping and collectingAndThen.
//@ exit: 1
import static java.util.stream.Collectors.*;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collector;
import java.util.stream.Stream;

public class StreamGrouping {
    enum StreamGroupingKind { FRUIT, ROOT, LEAF }

    record StreamGroupingFood(String name, StreamGroupingKind kind, int grams, Set<String> tags) {
    }

    private static final List<StreamGroupingFood> FOODS = List.of(
            new StreamGroupingFood("apple", StreamGroupingKind.FRUIT, 120, Set.of("sweet")),
            new StreamGroupingFood("carrot", StreamGroupingKind.ROOT, 60, Set.of("orange", "sweet")),
            new StreamGroupingFood("beet", StreamGroupingKind.ROOT, 90, Set.of("red")),
            new StreamGroupingFood("lettuce", StreamGroupingKind.LEAF, 300, Set.of("green")),
            new StreamGroupingFood("lime", StreamGroupingKind.FRUIT, 40, Set.of("green", "sour")));

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        show(groupingBy(StreamGroupingFood::kind, () -> new EnumMap<>(StreamGroupingKind.class),
                mapping(StreamGroupingFood::name, toList())));
        show(groupingBy(f -> f.name().charAt(0), TreeMap::new, counting()));
        show(partitioningBy(f -> f.grams() >= 90, summingInt(StreamGroupingFood::grams)));
        show(partitioningBy(f -> f.grams() > 1000, mapping(f -> f.tags().size(), toList())));
        show(byKind(averagingDouble(StreamGroupingFood::grams)));
        show(byKind(flatMapping(f -> f.tags().stream(), toCollection(TreeSet::new))));
        show(byKind(filtering(f -> f.grams() > 100, mapping(StreamGroupingFood::name, joining("/")))));
        show(byKind(groupingBy(f -> f.grams() / 100, TreeMap::new, collectingAndThen(toList(), List::size))));
        show(byKind(reducing(0, StreamGroupingFood::grams, Math::max)));
        show(toMap(f -> f.name().length(), StreamGroupingFood::name, (a, b) -> a + "+" + b, TreeMap::new));
        show(teeing(counting(), summingInt(StreamGroupingFood::grams), (count, sum) -> sum + "/" + count));
        show(teeing(minBy(Comparator.comparing(StreamGroupingFood::grams)),
                maxBy(Comparator.comparing(StreamGroupingFood::grams)),
                (least, most) -> least.get().name() + ".." + most.get().name()));
        show(summarizingInt(StreamGroupingFood::grams));
        show(summarizingDouble(f -> f.grams() / 8.0));
        show(mapping(f -> f.name().substring(0, 2), joining(", ", "[", "]")));
        show(collectingAndThen(toUnmodifiableMap(StreamGroupingFood::name, StreamGroupingFood::grams), TreeMap::new));
        System.out.println(Stream.<String>empty().collect(joining("-", "(", ")"))
                + Stream.of(3, 1).collect(averagingInt(n -> n)));
        show(toMap(StreamGroupingFood::kind, StreamGroupingFood::name));
    }

    private static <D> Collector<StreamGroupingFood, ?, TreeMap<StreamGroupingKind,
            D>> byKind(Collector<StreamGroupingFood, ?, D> downstream) {
        return groupingBy(StreamGroupingFood::kind, TreeMap::new, downstream);
    }

    private static <R> void show(Collector<StreamGroupingFood, ?, R> collector) {
        R result = FOODS.stream().collect(collector);
        System.out.println(result.getClass().getSimpleName() + " " + result);
    }
}
