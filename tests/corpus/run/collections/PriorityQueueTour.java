//@ about: PriorityQueue order, heap layout, removal in the middle and a merge of sorted runs.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;

public class PriorityQueueTour {
    record PriorityQueueTourJob(String name, int urgency) {
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(9, 4, 7, 1, 8, 2, 6, 3, 5));
        System.out.println(heap + " top " + heap.peek());
        heap.remove(4);
        heap.removeIf(n -> n % 3 == 0);
        heap.offer(0);
        System.out.println(heap + " " + heap.contains(7) + " " + heap.contains(6));
        StringBuilder drained = new StringBuilder();
        while (!heap.isEmpty()) {
            drained.append(heap.poll()).append(' ');
        }
        System.out.println(drained.append(heap.poll()));

        PriorityQueue<PriorityQueueTourJob> jobs = new PriorityQueue<>(
                Comparator.comparingInt(PriorityQueueTourJob::urgency).reversed().thenComparing(PriorityQueueTourJob::name));
        for (String s : "write:2 read:5 sleep:1 eat:5 code:3".split(" ")) {
            String[] parts = s.split(":");
            jobs.add(new PriorityQueueTourJob(parts[0], Integer.parseInt(parts[1])));
        }
        while (jobs.size() > 1) {
            System.out.print(jobs.remove().name() + " ");
        }
        System.out.println(jobs.element());

        Random random = new Random(99);
        PriorityQueue<int[]> heads = new PriorityQueue<>(Comparator.comparingInt((int[] run) -> run[run[0]]));
        List<Integer> expected = new ArrayList<>();
        for (int r = 0; r < 8; r++) {
            int[] run = random.ints(20, 0, 1000).toArray();
            Arrays.stream(run).forEach(expected::add);
            Arrays.sort(run);
            int[] indexed = new int[run.length + 1];
            System.arraycopy(run, 0, indexed, 1, run.length);
            indexed[0] = 1;
            heads.add(indexed);
        }
        List<Integer> merged = new ArrayList<>();
        while (!heads.isEmpty()) {
            int[] run = heads.poll();
            merged.add(run[run[0]++]);
            if (run[0] < run.length) {
                heads.add(run);
            }
        }
        Collections.sort(expected);
        System.out.println(merged.equals(expected) + " " + merged.subList(0, 6) + " " + merged.hashCode());
    }
}
