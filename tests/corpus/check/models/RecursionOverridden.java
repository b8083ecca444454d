//@ verdict: holds
// why: each node answers by the method of its own class, whatever the depth of its branch.
public class RecursionOverridden {
    static abstract class Node {
        abstract int sum(int scale);
    }

    static class Leaf extends Node {
        final int value;

        Leaf(int value) {
            this.value = value;
        }

        int sum(int scale) {
            return value * scale;
        }
    }

    static class Branch extends Node {
        final Node left;
        final Node right;

        Branch(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        int sum(int scale) {
            int first = left.sum(scale + 1);
            int second = right.sum(scale + 1);
            return first + second;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Node tree = new Branch(new Branch(new Leaf(1), new Leaf(2)), new Leaf(3));
        int[] seen = new int[1];
        Thread other = new Thread(() -> seen[0] = tree.sum(0));
        other.start();
        int mine = tree.sum(1);
        other.join();
        assert mine == 15;
        assert seen[0] == 9;
    }
}
