//@ about: an uncaught NullPointerException prints its computed message, and one that is never asked still finds its frame
//@ exit: 1
public class UncaughtNull {
    static class Node {
        Node left, right;
        int[] keys;

        Node(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        int sum() {
            return left.sum() + right.keys[left.keys.length];
        }
    }

    static NullPointerException kept;

    static void keep(Node n) {
        try {
            n.left.right.keys[0] = 1;
        } catch (NullPointerException e) {
            kept = e;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        keep(new Node(new Node(null, null), null));
        System.out.println(kept.getMessage());
        System.out.println(kept.getMessage() == null);
        Thread t = new Thread(() -> {
            String text = args.length > 3 ? "" : null;
            System.out.println(text.length());
        }, "helper");
        t.setUncaughtExceptionHandler((thread, e) -> System.out.println(thread.getName() + ": " + e.getMessage()));
        t.start();
        t.join();
        new Node(new Node(null, null), null).sum();
    }
}
