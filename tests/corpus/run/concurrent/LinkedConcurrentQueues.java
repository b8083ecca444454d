//@ about: ConcurrentLinkedQueue and ConcurrentLinkedDeque: their methods, weakly consistent iterators and many threads.
//@ exit: 1
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class LinkedConcurrentQueues {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2, 3, 4, 5));
        StringBuilder seen = new StringBuilder();
        for (Integer n : queue) {
            seen.append(n);
            if (n == 2) {
                queue.remove(4);
                queue.add(6);
            }
        }
        System.out.println(seen + " " + queue + " " + queue.peek() + queue.poll() + " " + queue.contains(3) + " "
                + queue.size());
        ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
        deque.addFirst("b");
        deque.addLast("c");
        deque.push("a");
        Iterator<String> descending = deque.descendingIterator();
        System.out.println(deque + " " + descending.next() + descending.next() + " " + deque.pollLast() + deque.pop()
                + " " + deque.removeFirstOccurrence("x") + " " + deque);

        ConcurrentLinkedQueue<Integer> shared = new ConcurrentLinkedQueue<>();
        Set<Integer> consumed = ConcurrentHashMap.newKeySet();
        AtomicInteger duplicates = new AtomicInteger();
        AtomicInteger left = new AtomicInteger(300);
        Thread[] threads = new Thread[5];
        for (int t = 0; t < 3; t++) {
            int base = t * 100;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    shared.offer(base + i);
                }
            });
        }
        for (int t = 3; t < 5; t++) {
            threads[t] = new Thread(() -> {
                while (left.get() > 0) {
                    Integer item = shared.poll();
                    if (item == null) {
                        Thread.yield();
                    } else {
                        duplicates.addAndGet(consumed.add(item) ? 0 : 1);
                        left.decrementAndGet();
                    }
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(consumed.size() + " " + duplicates + " " + shared.isEmpty() + " "
                + consumed.stream().mapToInt(Integer::intValue).sum());
        queue.add(null);
    }
}
