//@ verdict: violated
//@ property: assertion
// why: one more than the last index but one is the last.
public class IndexedByLength {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};
    static final int[] LENGTH = new int[1];

    static int first;
    static int second;

    static void left(int at) {
        CELLS[at].left = 1;
        first = CELLS[LENGTH.length].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[(at + 1) % CELLS.length].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> right(1));
        Thread two = new Thread(() -> left(0));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
