import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks (Treiber's). Arguments: THREADS ROUNDS: in every round a thread pushes one node and pops one. */
public class LockFreeStack {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final class Stack {
        private final AtomicReference<Node> top = new AtomicReference<>();

        void push(Node node) {
            Node old;
            do {
                old = top.get();
                node.next = old;
            } while (!top.compareAndSet(old, node));
        }

        Node pop() {
            Node old;
            do {
                old = top.get();
                if (old == null) {
                    return null;
                }
            } while (!top.compareAndSet(old, old.next));
            return old;
        }
    }

    public static void main(String[] arguments) {
        int threads = Integer.parseInt(arguments[0]);
        int rounds = Integer.parseInt(arguments[1]);
        Stack stack = new Stack();
        for (int i = 0; i < threads; i++) {
            int value = i;
            new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    stack.push(new Node(value));
                    Node popped = stack.pop();
                    assert popped != null && popped.value < threads;
                }
            }).start();
        }
    }
}
