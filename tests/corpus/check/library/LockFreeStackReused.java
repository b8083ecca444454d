//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a node that comes back as the top lets an outdated pop succeed (ABA).
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeStackReused {
    static final class Node {
        volatile Node next;
        volatile boolean taken;
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static Node pop() {
        while (true) {
            Node seen = TOP.get();
            Node next = seen.next;
            if (TOP.compareAndSet(seen, next)) {
                assert !seen.taken; //~
                seen.taken = true;
                return seen;
            }
        }
    }

    static void push(Node node) {
        node.taken = false;
        Node seen;
        do {
            seen = TOP.get();
            node.next = seen;
        } while (!TOP.compareAndSet(seen, node));
    }

    static final class Popper extends Thread {
        @Override
        public void run() {
            pop();
            pop();
        }
    }

    public static void main(String[] arguments) {
        Node first = new Node();
        Node second = new Node();
        Node third = new Node();
        first.next = second;
        second.next = third;
        third.next = new Node();
        TOP.set(first);
        new Popper().start();
        Node mine = pop();
        if (mine == first) {
            pop();
            push(first);
        }
    }
}
