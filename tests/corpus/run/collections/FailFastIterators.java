//@ about: ConcurrentModificationException where collections fail fast, and the cases in which they do not notice.
//@ exit: 1
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeSet;

public class FailFastIterators {
    public static void main(String[] args) {
        List<Integer> source = List.of(1, 2, 3, 4, 5);
        List<Collection<Integer>> all = List.of(new ArrayList<>(source), new LinkedList<>(source),
                new HashSet<>(source),
                new LinkedHashSet<>(source), new TreeSet<>(source), new PriorityQueue<>(source),
                        new ArrayDeque<>(source));
        for (Collection<Integer> collection : all) {
            int seen = 0;
            String end = "finished";
            try {
                for (Integer n : collection) {
                    seen++;
                    if (n == 2) {
                        collection.add(100);
                    }
                }
            } catch (ConcurrentModificationException e) {
                end = e.toString();
            }
            System.out.println(collection.getClass().getSimpleName() + " " + end + " after " + seen);
        }
        List<Integer> unnoticed = new ArrayList<>(source);
        for (Integer n : unnoticed) {
            if (n == 4) {
                unnoticed.remove(n);
            }
        }
        System.out.println("removal before the last element goes unnoticed: " + unnoticed);
        Iterator<Integer> safe = unnoticed.iterator();
        while (safe.hasNext()) {
            if (safe.next() % 2 == 1) {
                safe.remove();
            }
        }
        System.out.println(unnoticed);
        try {
            unnoticed.forEach(n -> unnoticed.add(n));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach notices at its end or next step: " + (unnoticed.size() > 1));
        }
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2));
        map.entrySet().forEach(e -> e.setValue(e.getValue() + 1));
        map.keySet().forEach(k -> map.put(k, 0));
        System.out.println(map + " changing values is no structural change");
        List<Integer> parent = new ArrayList<>(source);
        List<Integer> view = parent.subList(0, 3);
        parent.add(6);
        System.out.println(view.size());
    }
}
