import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collections that grow, rehash, shrink and leave garbage behind. */
public class Maps {
    public static void main(String[] args) {
        Map<Integer, String> names = new HashMap<>();
        TreeMap<String, Integer> order = new TreeMap<>();
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        for (int i = 0; i < 300; i++) {
            String name = Integer.toString(i * 7919 % 1000, 36);
            names.put(i % 90, name);
            order.merge(name, i, Integer::sum);
            queue.addLast(new int[] {i, name.length()});
            if (order.size() > 60) order.pollFirstEntry();
            while (queue.size() > 20) queue.removeFirst();
        }
        long sum = 0;
        for (int key = 0; key < 90; key++) sum = sum * 31 + names.get(key).hashCode();
        List<String> firsts = new ArrayList<>(order.keySet()).subList(0, 10);
        System.out.println(sum + " " + order.size() + " " + firsts);
        int queued = 0;
        for (int value : order.values()) queued += value;
        for (int[] pair : queue) queued += pair[0] * pair[1];
        System.out.println(queued);
    }
}
