//@ about: ConcurrentHashMap: atomic updates from several threads, colliding keys, changes while iterating, misuse.
//@ exit: 1
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class ConcurrentMaps {
    record ConcurrentMapsKey(int id) implements Comparable<ConcurrentMapsKey> {
        @Override
        public int hashCode() {
            return id % 2;
        }

        @Override
        public int compareTo(ConcurrentMapsKey other) {
            return Integer.compare(id, other.id);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>(2);
        ConcurrentHashMap<Integer, LongAdder> adders = new ConcurrentHashMap<>();
        ConcurrentHashMap<ConcurrentMapsKey, Integer> colliding = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 200; n++) {
                    counts.merge("k" + n % 10, 1, Integer::sum);
                    adders.computeIfAbsent(n % 50, k -> {
                        computed.incrementAndGet();
                        return new LongAdder();
                    }).increment();
                    colliding.compute(new ConcurrentMapsKey(n % 40), (k, v) -> v == null ? 1 : v + 1);
                    counts.putIfAbsent("own" + me + "-" + n, n);
                    if (n % 2 == 0) {
                        counts.remove("own" + me + "-" + n, n);
                    }
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counts.size() + " " + counts.get("k3") + " " + counts.containsKey("own2-8") + " "
                + counts.get("own2-9") + " " + counts.mappingCount());
        System.out.println(adders.size() + " " + computed + " " + adders.get(49) + " " + colliding.size() + " "
                + colliding.get(new ConcurrentMapsKey(39)));
        counts.keySet().removeIf(k -> k.startsWith("own"));
        System.out.println(new TreeMap<>(counts) + " " + counts.values().stream().mapToInt(Integer::intValue).sum());
        counts.forEach((k, v) -> counts.replace(k, v, v / 2));
        System.out.println(counts.replace("k1", 0) + " " + counts.replace("none", 0) + " "
                + counts.getOrDefault("none", -1) + " "
                + counts.keySet(7).add("added") + " " + counts.get("added") + " " + counts.contains(0));
        try {
            counts.computeIfAbsent("outer", k -> counts.computeIfAbsent("outer", inner -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        counts.put("null", null);
    }
}
