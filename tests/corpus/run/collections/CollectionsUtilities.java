//@ about: The static methods of java.util.Collections: reordering, searching, wrapping and counting.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

public class CollectionsUtilities {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        Collections.addAll(list, 5, 3, 8, 1, 9, 2, 8);
        System.out.println(Collections.max(list) + " " + Collections.min(list) + " " + Collections.frequency(list, 8));
        Collections.rotate(list, 3);
        System.out.println(list);
        Collections.rotate(list.subList(1, 6), -2);
        Collections.swap(list, 0, 6);
        Collections.reverse(list);
        System.out.println(list);
        Collections.shuffle(list, new Random(2024));
        System.out.println(list);
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 4));
        list.sort(Collections.reverseOrder());
        System.out.println(list + " " + Collections.binarySearch(list, 3, Collections.reverseOrder()));
        System.out.println(Collections.indexOfSubList(list, List.of(8, 8)) + " "
                + Collections.lastIndexOfSubList(list, List.of(7)));
        Collections.replaceAll(list, 8, 80);
        List<Integer> target = new ArrayList<>(Collections.nCopies(9, 0));
        Collections.copy(target, list);
        System.out.println(target + " " + Collections.disjoint(list, List.of(4, 6)));
        Collections.fill(target, -1);
        System.out.println(target + " " + Collections.emptyList() + Collections.emptyMap()
                + Collections.singleton("s"));

        Collection<String> names = Collections.unmodifiableSet(new TreeSet<>(Arrays.asList("b", "a")));
        refuse(() -> names.add("c"));
        refuse(() -> Collections.emptyList().iterator().next());
        refuse(() -> Collections.nCopies(2, "x").set(0, "y"));
        refuse(() -> Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 2))).entrySet().iterator().next().setValue(5));
        @SuppressWarnings({"rawtypes", "unchecked"})
        Runnable heapPollution = () -> ((List) Collections.checkedList(new ArrayList<>(), Integer.class)).add("text");
        refuse(heapPollution);
        Map<String, Integer> synced = Collections.synchronizedMap(new TreeMap<>());
        synced.merge("k", 3, Integer::sum);
        synced.merge("k", 4, Integer::sum);
        System.out.println(synced + " " + Collections.synchronizedList(list).get(0));
        System.out.println(Collections.asLifoQueue(new java.util.ArrayDeque<>(List.of(1, 2, 3))).peek());
        System.out.println(Collections.list(Collections.enumeration(List.of("x", "y"))));
        System.out.println(Collections.newSetFromMap(new TreeMap<String, Boolean>()).add("first"));
    }

    private static void refuse(Runnable action) {
        try {
            action.run();
            System.out.println("allowed");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
