//@ verdict: violated
//@ property: assertion
// why: the index is a field that a third thread writes before it is read.
public class IndexedByField {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};
    static volatile int place;

    static int first;
    static int second;

    static void left(int at) {
        CELLS[at].left = 1;
        int other = place;
        first = other == 0 ? 1 : CELLS[other].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[1 - at].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> right(1));
        Thread two = new Thread(() -> left(0));
        one.start();
        two.start();
        place = 1;
        one.join();
        two.join();
        assert first == 1;
    }
}
