/**
 * Two threads that count under a lock, while OBJECTS further objects are alive and nobody touches them. Arguments: OBJECTS ROUNDS.
 *
 * <p>The objects hang on a static array and on each other, so that they stay reachable for both threads.
 */
public class LiveHeap {
    static final class Node {
        final int number;
        final Node previous;

        Node(int number, Node previous) {
            this.number = number;
            this.previous = previous;
        }
    }

    static Node[] nodes;
    static int count;

    static void work(Object lock, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (lock) {
                count++;
            }
        }
    }

    public static void main(String[] arguments) {
        nodes = new Node[Integer.parseInt(arguments[0])];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = new Node(i, i == 0 ? null : nodes[i - 1]);
        }
        int rounds = Integer.parseInt(arguments[1]);
        Object lock = new Object();
        new Thread(() -> work(lock, rounds)).start();
        new Thread(() -> work(lock, rounds)).start();
    }
}
