//@ about: HashMap bins that turn into trees and back: equal hash codes of strings, integers and uncomparable keys.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class HashMapCollisions {
    record HashMapCollisionsKey(int id) {
        @Override
        public int hashCode() {
            return id % 3;
        }
    }

    public static void main(String[] args) {
        List<String> twins = List.of("");
        for (int round = 0; round < 7; round++) {
            List<String> longer = new ArrayList<>();
            for (String s : twins) {
                longer.add(s + "Aa");
                longer.add(s + "BB");
            }
            twins = longer;
        }
        Map<String, Integer> strings = new HashMap<>();
        for (String s : twins) {
            strings.put(s, strings.size());
        }
        Set<Integer> hashes = new HashSet<>();
        twins.forEach(s -> hashes.add(s.hashCode()));
        System.out.println(strings.size() + " strings, hashes " + hashes);
        System.out.println(strings.get("AaBBAaBBAaBBAa") + " " + strings.get("AaBBAaBBAaBBAc") + " "
                + strings.containsKey("x"));
        int removed = 0;
        for (String s : twins) {
            if (s.startsWith("AaAa") && strings.remove(s) != null) {
                removed++;
            }
        }
        System.out.println("removed " + removed + " left " + strings.size() + " first "
                + strings.keySet().iterator().next());

        Map<Integer, String> integers = new HashMap<>(64);
        for (int i = 0; i < 40; i++) {
            integers.put(i << 16 | i, "v" + i);
        }
        integers.keySet().removeIf(k -> (k & 3) == 1);
        System.out.println(integers.size() + " " + integers.get(7 << 16 | 7) + " " + integers.get(5 << 16 | 5));
        System.out.println(integers.values());

        Map<HashMapCollisionsKey, Integer> keys = new HashMap<>();
        for (int i = 0; i < 300; i++) {
            keys.merge(new HashMapCollisionsKey(i % 100), i, Integer::sum);
        }
        long sum = keys.values().stream().mapToLong(Integer::longValue).sum();
        System.out.println(keys.size() + " " + sum + " " + keys.get(new HashMapCollisionsKey(41)));
        keys.entrySet().removeIf(e -> e.getKey().id() >= 5);
        System.out.println(keys.size() + " " + keys.containsKey(new HashMapCollisionsKey(4)));
    }
}
