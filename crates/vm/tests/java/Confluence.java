import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Threads that have nothing to do with each other: whatever the schedule, the same state comes out. It ends in a wait. */
public class Confluence {
    static final Object[] results = new Object[3];

    static class First {
        static final List<Object> made = new ArrayList<>();
        static { made.add("first"); }
    }

    static class Second {
        static final List<Object> made = new ArrayList<>();
        static { made.add("second"); }
    }

    static class Third {
        static final List<Object> made = new ArrayList<>();
        static { made.add("third"); }
    }

    static class Node {
        Node left, right;
        long value;

        Node(int depth, long value) {
            this.value = value;
            if (depth > 0) {
                left = new Node(depth - 1, value * 2);
                new Node(0, 0);
                right = new Node(depth - 1, value * 2 + 1);
            }
        }
    }

    static Object work(int number, List<Object> made) {
        Map<Integer, Object> map = new HashMap<>();
        for (int i = 0; i < 25; i++) {
            Node node = new Node(i % 4, number * 100 + i);
            map.put(i * 31 % 17, node);
            byte[] garbage = new byte[i * 3];
            made.add(garbage.length % 4 == 0 ? node : garbage);
            try {
                if (i % 6 == 0) throw new IllegalStateException();
            } catch (IllegalStateException expected) {
                made.add(expected);
            }
            if (made.size() > 20) made.subList(0, 12).clear();
        }
        synchronized (map) {
            made.add(new StringBuilder("n").append(number).append(map.size()).toString());
        }
        return map;
    }

    public static void main(String[] args) throws InterruptedException {
        // Everything that the threads share is initialised before they start.
        work(9, new ArrayList<>());
        Thread[] threads = {
            new Thread(() -> results[0] = work(1, First.made)),
            new Thread(() -> results[1] = work(2, Second.made)),
            new Thread(() -> results[2] = work(3, Third.made)),
        };
        for (Thread thread : threads) thread.start();
        synchronized (results) {
            while (true) results.wait();
        }
    }
}
