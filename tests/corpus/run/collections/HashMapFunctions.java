//@ about: HashMap's compute, merge and default methods, null keys, entry views and iteration order of small keys.
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class HashMapFunctions {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : "the cat and the dog and the bird".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        System.out.println(counts + " hash " + counts.hashCode());
        System.out.println(counts.putIfAbsent("cat", 9) + " " + counts.putIfAbsent("cow", 4));
        System.out.println(counts.computeIfAbsent("emu", String::length) + " "
                + counts.computeIfPresent("emu", (k, v) -> null));
        System.out.println(counts.compute("fox", (k, v) -> v == null ? 10 : v + 1) + " "
                + counts.merge("fox", 1, (a, b) -> null));
        System.out.println(counts.getOrDefault("yak", -1) + " " + counts.replace("dog", 7) + " "
                + counts.replace("dog", 1, 2));
        System.out.println(counts.remove("dog", 1) + " " + counts.remove("dog", 7) + " " + counts.containsValue(4));
        counts.replaceAll((k, v) -> k.length() * 10 + v);
        System.out.println(new TreeMap<>(counts));

        Map<Integer, String> nulls = new HashMap<>();
        nulls.put(null, "nothing");
        nulls.put(0, null);
        nulls.put(17, "a");
        nulls.put(1, "b");
        nulls.put(33, "c");
        System.out.println(nulls + " " + nulls.get(null) + " " + nulls.containsKey(0) + " "
                + nulls.getOrDefault(0, "d"));
        System.out.println(nulls.computeIfAbsent(0, k -> "filled") + " " + nulls.keySet().remove(33) + " " + nulls);
        for (Iterator<Map.Entry<Integer, String>> it = nulls.entrySet().iterator(); it.hasNext();) {
            Map.Entry<Integer, String> entry = it.next();
            if (entry.getKey() == null) {
                it.remove();
            } else {
                entry.setValue(entry.getValue().toUpperCase(java.util.Locale.ROOT));
            }
        }
        System.out.println(nulls + " " + nulls.entrySet().contains(new AbstractMap.SimpleEntry<>(1, "B")));
        nulls.values().remove("A");
        System.out.println(nulls.size() + " " + nulls.equals(Map.of(0, "FILLED", 1, "B")));
        try {
            nulls.computeIfAbsent(5, k -> {
                for (int i = 100; i < 200; i++) {
                    nulls.put(i, "reentrant");
                }
                return "outer";
            });
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println(e + " size " + nulls.size());
        }
    }
}
