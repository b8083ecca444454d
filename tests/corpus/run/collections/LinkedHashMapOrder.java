//@ about: LinkedHashMap in insertion and access order, and as a bounded cache.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LinkedHashMapOrder {
    static class LinkedHashMapOrderCache<K, V> extends LinkedHashMap<K, V> {
        private final int limit;
        final List<K> evicted = new ArrayList<>();

        LinkedHashMapOrderCache(int limit) {
            super(16, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > limit) {
                evicted.add(eldest.getKey());
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> inserted = new LinkedHashMap<>();
        for (String s : List.of("zeta", "alpha", "mid", "beta")) {
            inserted.put(s, s.length());
        }
        inserted.put("alpha", 50);
        inserted.remove("zeta");
        inserted.put("zeta", 1);
        System.out.println(inserted);

        LinkedHashMapOrderCache<Integer, String> cache = new LinkedHashMapOrderCache<>(4);
        for (int i = 0; i < 4; i++) {
            cache.put(i, "v" + i);
        }
        cache.get(0);
        cache.getOrDefault(1, "-");
        cache.containsKey(2);
        System.out.println(cache.keySet() + " contains does not count as access");
        cache.put(4, "v4");
        cache.merge(3, "!", String::concat);
        cache.computeIfAbsent(5, k -> "v" + k);
        cache.replace(4, "replaced");
        System.out.println(cache + " evicted " + cache.evicted);
        try {
            for (Integer key : cache.keySet()) {
                cache.get(key);
            }
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("a read changes the order: " + e);
        }
        StringBuilder seen = new StringBuilder();
        cache.forEach((k, v) -> seen.append(k).append('=').append(v).append(';'));
        System.out.println(seen);
    }
}
