//@ about: ConcurrentSkipListMap and Set, CopyOnWriteArrayList and Set: navigation, snapshots and concurrent writers.
//@ exit: 1
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

public class SkipListsAndCopies {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 60; i++) {
                    map.merge(i, "" + me, (a, b) -> a.length() < 3 ? a + b : a);
                    set.add(i * 3 + me);
                    list.addIfAbsent(i % 20);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(map.size() + " " + map.get(30).length() + " " + set.size() + " " + set.first() + ".."
                + set.last() + " " + list.size() + " " + list.stream().mapToInt(n -> n).sum());
        map.replaceAll((k, v) -> "v" + k);
        ConcurrentNavigableMap<Integer, String> middle = map.subMap(10, true, 14, true);
        System.out.println(middle + " " + middle.descendingMap() + " " + map.floorKey(100) + " " + map.lowerEntry(0)
                + " " + map.pollFirstEntry());
        System.out.println(map.headMap(4) + " " + map.tailMap(57, false) + " " + map.ceilingKey(-5) + " "
                + map.descendingKeySet().first() + " " + set.headSet(4) + " " + set.descendingSet().floor(50));
        for (Map.Entry<Integer, String> entry : middle.entrySet()) {
            map.remove(entry.getKey() + 1);
        }
        System.out.println(middle + " " + map.putIfAbsent(11, "again") + " " + map.compute(11, (k, v) -> v + "!")
                + " " + map.containsValue("v12"));

        CopyOnWriteArrayList<String> words = new CopyOnWriteArrayList<>(List.of("a", "b", "c"));
        Iterator<String> snapshot = words.iterator();
        words.add("d");
        words.set(0, "A");
        words.removeIf(s -> s.equals("b"));
        List<String> old = new ArrayList<>();
        snapshot.forEachRemaining(old::add);
        System.out.println(old + " " + words + " " + words.addAllAbsent(List.of("A", "e", "f")) + " "
                + words.indexOf("e") + " " + words.subList(1, 3));
        for (String word : words) {
            words.add(word + word);
        }
        words.sort(null);
        words.replaceAll(String::toLowerCase);
        System.out.println(words + " " + new CopyOnWriteArraySet<>(List.of(3, 1)).add(1) + " "
                + new CopyOnWriteArraySet<>(words).size());
        try {
            snapshot.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshots cannot change");
        }
        map.put(null, "no null keys");
    }
}
