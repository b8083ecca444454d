/** Linked lists that are built, cut and dropped. */
public class Lists {
    static final class Node {
        final int value;
        final long[] weight;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.weight = new long[] {value, ~value};
            this.next = next;
        }
    }

    static Node kept;

    public static void main(String[] args) {
        for (int round = 0; round < 12; round++) {
            Node head = null;
            for (int i = 0; i < 150; i++) head = new Node(round * 1000 + i, head);
            // Every third element stays, behind those of the rounds before.
            for (Node node = head; node != null; node = node.next) {
                if (node.value % 37 == 0) kept = new Node(node.value, kept);
                if (node.next != null && node.next.value % 2 == 0) node.next = node.next.next;
            }
            System.out.println(round + " " + sum(head) + " " + sum(kept));
        }
        cycle();
    }

    static long sum(Node node) {
        long sum = 0;
        for (; node != null; node = node.next) sum = sum * 31 + node.weight[0] - node.weight[1];
        return sum;
    }

    static void cycle() {
        Node last = new Node(0, null);
        Node first = last;
        for (int i = 1; i < 50; i++) first = new Node(i, first);
        last.next = first;
        last = null;
        int steps = 0;
        for (Node node = first.next; node != first; node = node.next) {
            new Node(steps++, node);
        }
        System.out.println("cycle of " + (steps + 1));
    }
}
