//@ verdict: violated
//@ property: assertion
//@ options: --class-properties
// why: the check itself throws: what it looks at is gone.
public class InvariantNeedsNode {
    static final class Node {
        int number = 1;
    }

    static final class Keeper {
        private Node node = new Node();

        synchronized void drop() {
            node = null;
        }

        boolean invariant() {
            return node.number == 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Keeper keeper = new Keeper();
        Thread dropping = new Thread(keeper::drop);
        dropping.start();
        dropping.join();
    }
}
