//@ verdict: violated
//@ property: assertion
// why: the index changes between the two accesses: the second one is of the other cell.
public class IndexedThenMoved {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    static int first;
    static int second;

    static void left(int at) {
        CELLS[at].left = 1;
        at++;
        first = CELLS[at].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        at--;
        second = CELLS[at].left;
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
