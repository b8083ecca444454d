import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Maps, boxes, strings and lambdas: the code of the class library. */
public class Library {
    public static void main(String[] arguments) {
        Map<String, Integer> words = new HashMap<>();
        for (int i = 0; i < 150_000; i++) {
            words.merge("word" + i % 997, 1, Integer::sum);
        }
        TreeMap<Integer, StringBuilder> groups = new TreeMap<>();
        words.forEach((word, count) -> groups.computeIfAbsent(count, key -> new StringBuilder()).append(word.charAt(4)));
        int sum = 0;
        for (StringBuilder group : groups.values()) {
            sum += group.length();
        }
        System.out.println(sum + " " + groups.firstKey());
    }
}
