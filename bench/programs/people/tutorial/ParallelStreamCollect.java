//@ verdict: holds
// why: collectors of a parallel stream have a container per part, or a concurrent map.
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ParallelStreamCollect {
    public static void main(String[] args) {
        List<String> words = List.of("apple", "bean", "cherry", "date", "elderberry", "fig", "grape", "hazelnut");
        Map<Integer, List<String>> byLength = words.parallelStream().collect(Collectors.groupingBy(String::length));
        System.out.println(new TreeMap<>(byLength));
        String joined = words.parallelStream().map(String::toUpperCase).collect(Collectors.joining(","));
        System.out.println(joined);
        List<Integer> squares = IntStream.range(0, 20).parallel().mapToObj(i -> i * i).collect(Collectors.toList());
        System.out.println(squares);
        assert byLength.get(4).equals(List.of("bean", "date"));
        assert joined.startsWith("APPLE,BEAN,CHERRY");
        assert squares.get(19) == 361;
    }
}
