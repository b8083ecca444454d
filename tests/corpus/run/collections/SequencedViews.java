//@ about: Sequenced collections: first and last operations and reversed views that write through.
//@ jdk: 21
//@ exit: 1
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedViews {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("b", "c", "d"));
        list.addFirst("a");
        list.addLast("e");
        List<String> reversed = list.reversed();
        System.out.println(reversed + " " + reversed.getFirst() + " " + reversed.indexOf("b") + " "
                + reversed.reversed());
        reversed.add("start");
        reversed.removeFirst();
        reversed.set(0, "D");
        System.out.println(list + " " + reversed.subList(1, 3) + " " + list.removeLast());

        SequencedSet<Integer> set = new LinkedHashSet<>(List.of(3, 1, 2));
        set.addFirst(2);
        set.addLast(3);
        System.out.println(set + " " + set.reversed() + " " + set.getFirst() + set.getLast());
        set.reversed().removeFirst();
        System.out.println(set + " " + set.reversed().equals(set));

        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        map.put("x", 1);
        map.putFirst("w", 0);
        map.putLast("y", 2);
        map.putLast("w", 9);
        System.out.println(map + " " + map.reversed() + " " + map.firstEntry() + " " + map.lastEntry());
        System.out.println(map.sequencedKeySet().reversed() + " " + map.sequencedValues().getLast() + " "
                + map.pollFirstEntry() + " " + map);
        map.reversed().put("z", 26);
        System.out.println(map);
        SequencedMap<Integer, String> tree = new TreeMap<>(Map.of(1, "one", 2, "two"));
        System.out.println(tree.reversed() + " " + tree.pollLastEntry());

        for (SequencedCollection<Integer> c : List.<SequencedCollection<Integer>>of(new TreeSet<>(), List.of(),
                new ArrayList<>())) {
            try {
                c.addFirst(1);
                System.out.println(c);
            } catch (UnsupportedOperationException e) {
                System.out.println("cannot add first");
            }
        }
        System.out.println(Collections.unmodifiableSequencedCollection(list).reversed());
        new ArrayList<Integer>().reversed().getFirst();
    }
}
