//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the top is set whatever it has become, so that a node may be lost.
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeStackSet {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> TOP = new AtomicReference<>();

    static void push(Node node) {
        node.next = TOP.get();
        TOP.set(node);
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
        int deepest = TOP.get().next.value; //~
    }
}
