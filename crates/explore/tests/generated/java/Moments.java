package generated;

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Calls that look at two objects, and then change both. What they look for is there at no moment: who finds it has
 * looked at the two at different moments, while another thread changed them.
 */
public final class Moments {
    private final CopyOnWriteArrayList<Integer> kept = new CopyOnWriteArrayList<>(List.of(1));
    private final CopyOnWriteArrayList<Integer> sought = new CopyOnWriteArrayList<>(List.of(2));
    private final CopyOnWriteArrayList<List<Integer>> list = new CopyOnWriteArrayList<>(List.of(kept));
    private final ArrayBlockingQueue<List<Integer>> queue = new ArrayBlockingQueue<>(1, false, List.of(kept));

    private final CopyOnWriteArrayList<Integer> key = new CopyOnWriteArrayList<>(List.of(1));
    private final CopyOnWriteArrayList<Integer> asked = new CopyOnWriteArrayList<>(List.of(1));
    private final ConcurrentHashMap<List<Integer>, Integer> map = new ConcurrentHashMap<>();

    /** The map keeps its key in the place of what it was before. */
    public Moments() {
        map.put(key, 7);
        key.set(0, 2);
    }

    public int contains() {
        int answer = Calls.of(list.contains(sought));
        change();
        return answer;
    }

    public int removes() {
        int answer = Calls.of(queue.remove(sought));
        change();
        return answer;
    }

    private void change() {
        kept.set(0, 3);
        sought.set(0, 1);
    }

    public int finds() {
        int answer = Calls.of(map.get(asked));
        asked.set(0, 3);
        key.set(0, 3);
        return answer;
    }

    /** Whether the second element is set and the first is not. */
    public static int describes(AtomicIntegerArray both) {
        int answer = Calls.of(both.toString().equals("[0, 1]"));
        both.set(0, 1);
        both.set(1, 1);
        return answer;
    }

    /** The same of what a text is made of. */
    public static int formats(Object[] both) {
        int answer = Calls.of(String.format("%s%s", both).equals("01"));
        both[0] = 1;
        both[1] = 1;
        return answer;
    }

    public static int formatsBoth(List<AtomicInteger> both) {
        int answer = Calls.of(String.format("%s%s", both.get(0), both.get(1)).equals("01"));
        both.get(0).set(1);
        both.get(1).set(1);
        return answer;
    }

    public static int either(List<CompletableFuture<Integer>> both) {
        int answer = both.get(0).applyToEither(both.get(1), number -> number).getNow(0);
        return complete(both, answer);
    }

    public static int any(List<CompletableFuture<Integer>> both) {
        Object answer = CompletableFuture.anyOf(both.get(0), both.get(1)).getNow(0);
        return complete(both, (Integer) answer);
    }

    public static int combined(List<CompletableFuture<Integer>> both) {
        int answer = both.get(0).thenCombine(both.get(1), Integer::sum).getNow(0);
        return complete(both, answer);
    }

    private static int complete(List<CompletableFuture<Integer>> both, int answer) {
        both.get(0).complete(1);
        both.get(1).complete(2);
        return answer;
    }
}
