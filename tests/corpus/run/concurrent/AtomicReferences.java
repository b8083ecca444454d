//@ about: AtomicReference and its array, stamped and markable references, and a lock-free stack.
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;

public class AtomicReferences {
    record AtomicReferencesNode(int value, AtomicReferencesNode next) {
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicReference<String> reference = new AtomicReference<>("a");
        String a = reference.get();
        System.out.println(reference.compareAndSet(a, "b") + " " + reference.compareAndSet(a, "c") + " "
                + reference.getAndUpdate(s -> s + "!") + " " + reference.accumulateAndGet("?", String::concat) + " "
                + reference);
        AtomicReferenceArray<String> array = new AtomicReferenceArray<>(new String[] {"x", null});
        System.out.println(array.getAndSet(1, "y") + " " + array.updateAndGet(0, s -> s + s) + " " + array + " "
                + array.compareAndExchange(1, "y", "z"));
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("A", 0);
        int[] stamp = new int[1];
        String seen = stamped.get(stamp);
        stamped.set("B", stamp[0] + 1);
        stamped.set("A", 2);
        System.out.println(stamped.compareAndSet(seen, "C", stamp[0], 3) + " " + stamped.compareAndSet("A", "C", 2, 3)
                + " " + stamped.getReference() + stamped.getStamp() + " " + stamped.attemptStamp("C", 9));
        AtomicMarkableReference<String> markable = new AtomicMarkableReference<>("node", false);
        boolean[] mark = new boolean[1];
        System.out.println(markable.attemptMark("node", true) + " " + markable.get(mark) + mark[0] + " "
                + markable.compareAndSet("node", "gone", false, true) + " " + markable.isMarked());

        AtomicReference<AtomicReferencesNode> stack = new AtomicReference<>();
        Thread[] threads = new Thread[3];
        for (int t = 0; t < threads.length; t++) {
            int base = t * 100;
            threads[t] = new Thread(() -> {
                for (int n = 0; n < 100; n++) {
                    int value = base + n;
                    stack.updateAndGet(top -> new AtomicReferencesNode(value, top));
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int popped = 0;
        long sum = 0;
        for (AtomicReferencesNode node = stack.getAndSet(null); node != null; node = node.next()) {
            popped++;
            sum += node.value();
        }
        System.out.println(popped + " " + sum + " " + stack.get());
    }
}
