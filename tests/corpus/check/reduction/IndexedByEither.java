//@ verdict: violated
//@ property: assertion
// why: which of two cells the thread looks at is known by a number that no index is made of.
public class IndexedByEither {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    static int first;
    static int second;

    static void left(int at, boolean own) {
        CELLS[at].left = 1;
        first = CELLS[own ? at : at + 1].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[at - 1].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> right(1));
        Thread two = new Thread(() -> left(0, false));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
