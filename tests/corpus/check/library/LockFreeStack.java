//@ verdict: holds
//@ assurance: jmm
// why: push tries again when the top has changed; nodes are fresh, so that no old top comes back.
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeStack {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static void push(Node node) {
        Node seen;
        do {
            seen = TOP.get();
            node.next = seen;
        } while (!TOP.compareAndSet(seen, node));
    }

    static final class Pusher extends Thread {
        @Override
        public void run() {
            push(new Node(1));
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Pusher one = new Pusher();
        Pusher other = new Pusher();
        one.start();
        other.start();
        one.join();
        other.join();
        assert TOP.get().next.next == null;
    }
}
