//@ verdict: holds
//@ options: --class-properties
// why: the check looks at cells and calls a method; a node that is not there is right.
public class InvariantOfArray {
    static final class Node {
        int number = 1;
    }

    static final class Keeper {
        private Node node = new Node();
        private final int[] cells = new int[2];

        synchronized void drop() {
            node = null;
            cells[1] = 3;
        }

        int sum() {
            return cells[0] + cells[1];
        }

        boolean invariant() {
            return (node == null || node.number == 1) && cells.length == 2 && sum() % 3 == 0;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Keeper keeper = new Keeper();
        Thread dropping = new Thread(keeper::drop);
        dropping.start();
        keeper.drop();
        dropping.join();
    }
}
