//@ about: TreeMap and TreeSet navigation, ranges, descending views, polls and comparators.
//@ exit: 1
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 10; i <= 100; i += 10) {
            map.put(i, "n" + i);
        }
        System.out.println(map.floorKey(35) + " " + map.ceilingKey(35) + " " + map.lowerKey(30) + " "
                + map.higherKey(30));
        System.out.println(map.floorEntry(5) + " " + map.ceilingEntry(101) + " " + map.firstEntry() + " "
                + map.lastKey());
        System.out.println(map.headMap(30) + " " + map.headMap(30, true).size() + " " + map.tailMap(90, false));
        NavigableMap<Integer, String> middle = map.subMap(25, true, 75, false);
        System.out.println(middle + " " + middle.descendingMap() + " " + middle.firstKey());
        middle.put(33, "inside");
        System.out.println(map.get(33) + " " + middle.pollFirstEntry() + " " + middle.pollLastEntry() + " "
                + map.size());
        try {
            middle.put(80, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(map.descendingKeySet().headSet(50) + " " + map.navigableKeySet().subSet(20, 60));
        middle.clear();
        System.out.println(map);
        Map.Entry<Integer, String> first = map.firstEntry();
        try {
            first.setValue("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot entries are read-only");
        }

        TreeMap<String, Integer> words = new TreeMap<>(
                Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "one two three four five six seven".split(" ")) {
            words.merge(s, 1, Integer::sum);
        }
        System.out.println(words + " " + words.comparator().compare("a", "b"));

        TreeSet<Integer> set = new TreeSet<>();
        Random random = new Random(7);
        for (int i = 0; i < 3000; i++) {
            int n = random.nextInt(1000);
            if (i % 3 == 0) {
                set.remove(n);
            } else {
                set.add(n);
            }
        }
        System.out.println(set.size() + " " + set.hashCode() + " " + set.first() + ".." + set.last() + " "
                + set.higher(500));
        System.out.println(set.subSet(100, 120) + " " + set.descendingSet().floor(-1) + " " + set.pollFirst());
        new TreeMap<Object, String>().put(new Object(), "not comparable");
    }
}
