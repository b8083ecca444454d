//@ about: Bulk operations of ConcurrentHashMap, sequential and parallel: forEach, search and reduce.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class ConcurrentMapBulk {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 500; i++) {
            map.put("key" + i, i);
        }
        for (long threshold : new long[] {Long.MAX_VALUE, 1, 50}) {
            LongAdder visits = new LongAdder();
            map.forEach(threshold, (k, v) -> visits.add(v));
            map.forEachKey(threshold, k -> visits.add(k.length()));
            map.forEachValue(threshold, v -> v % 2 == 0 ? v : null, v -> visits.increment());
            map.forEachEntry(threshold, e -> visits.increment());
            System.out.println(threshold + " " + visits + " " + map.search(threshold, (k, v) -> v == 321 ? k : null)
                    + " "
                    + map.searchValues(threshold, v -> v > 1000 ? v : null) + " "
                            + map.searchKeys(threshold, k -> k.equals("key7") ? k.length() : null));
            System.out.println("  " + map.reduce(threshold, (k, v) -> k.length() + v, Integer::sum) + " "
                    + map.reduceValues(threshold, Integer::max) + " "
                    + map.reduceKeys(threshold, (a, b) -> a.compareTo(b) < 0 ? a : b) + " "
                    + map.reduceEntries(threshold, Map.Entry::getValue, Integer::min) + " "
                            + map.reduceToLong(threshold, (k, v) -> v, 0, Long::sum));
            System.out.println("  " + map.reduceValuesToInt(threshold, v -> v % 7, 0, Integer::sum) + " "
                    + map.reduceKeysToLong(threshold, k -> k.hashCode(), 0, Long::sum) + " "
                    + map.reduceValuesToDouble(threshold, v -> v / 2.0, 0, Double::sum) + " "
                            + map.reduceEntriesToInt(threshold, e -> 1, 0, Integer::sum));
        }
        map.replaceAll((k, v) -> v % 10);
        System.out.println(map.values().stream().mapToInt(Integer::intValue).sum() + " "
                + map.values().parallelStream().distinct().count() + " "
                + map.keySet().removeAll(java.util.List.of("key1", "key2")) + " " + map.size() + " "
                        + map.entrySet().removeIf(e -> e.getValue() != 9) + " " + map.size());
        ConcurrentHashMap.KeySetView<Integer, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add(1) + " " + set.add(1) + " " + set.contains(1) + " " + set.remove(2) + " " + set);
        ConcurrentHashMap<String, Integer> empty = new ConcurrentHashMap<>();
        System.out.println(empty.reduceValues(1, Integer::sum) + " " + empty.search(1, (k, v) -> k) + " "
                + empty.reduceValuesToInt(1, v -> v, 42, Integer::sum));
        map.forEach(1, (k, v) -> k, k -> {
            if (!k.endsWith("9")) {
                throw new IllegalStateException("only nines are left");
            }
        });
    }
}
