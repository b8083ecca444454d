//@ about: The everyday operations of object streams, from map to find, and their errors.
//@ exit: 1
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamBasics {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "echo", "bravo", "charlie", "alpha", "foxtrot", "golf");
        System.out.println(words.stream().map(String::length).toList());
        System.out.println(words.stream().filter(w -> w.contains("a")).distinct().sorted().collect(Collectors.toList()));
        System.out.println(words.stream()
                .sorted(Comparator.comparing(String::length).reversed().thenComparing(w -> w)).toList());
        System.out.println(words.stream().skip(2).limit(3).collect(Collectors.joining("|", "<", ">")));
        System.out.println(words.stream().reduce("", String::concat).length() + " "
                + words.stream().map(String::length).reduce(Integer::sum).get() + " "
                + words.stream().reduce(0, (n, w) -> n * 31 + w.length(), Integer::sum));
        System.out.println(words.stream().anyMatch(w -> w.startsWith("g")) + " "
                + words.stream().allMatch(w -> w.length() > 3)
                + " " + words.stream().noneMatch(String::isEmpty) + " " + Stream.empty().allMatch(x -> false));
        System.out.println(words.stream().findFirst() + " " + words.stream().filter(w -> w.length() > 99).findAny());
        System.out.println(words.stream().min(Comparator.naturalOrder()) + " "
                + words.stream().max(Comparator.comparing(w -> w.charAt(1))));
        System.out.println(words.stream().count() + " " + Stream.of(1, 2, 3).mapToInt(n -> n).sum());
        String[] array = words.stream().map(w -> w.substring(0, 1)).toArray(String[]::new);
        System.out.println(array.length + Arrays.toString(array));
        System.out.println(words.stream().sorted(Comparator.nullsFirst(Comparator.reverseOrder())).findFirst().orElseThrow());
        System.out.println(Stream.of("b", null,
                "a").sorted(Comparator.nullsLast(Comparator.naturalOrder())).collect(Collectors.toList()));
        Function<Integer, Integer> twice = n -> n * 2;
        Function<Integer, Integer> plusTen = n -> n + 10;
        System.out.println(Stream.of(1, 2, 3).map(twice.andThen(plusTen)).toList() + " "
                + Stream.of(1, 2, 3).map(twice.compose(plusTen)).toList());
        words.stream().limit(3).forEachOrdered(w -> System.out.print(w + " "));
        System.out.println();
        try {
            words.stream().toList().add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
        Stream<String> used = words.stream();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Stream.of(3, "x").sorted().toList();
    }
}
