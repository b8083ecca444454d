//@ verdict: violated
//@ property: assertion
// why: the loop comes to the cell of the other thread.
public class IndexedByLoop {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell(), new Cell()};

    static int first;
    static int second;

    static void left() {
        for (int at = 0; at < 3; at++) {
            CELLS[at].left = 1;
            first += CELLS[at].right;
        }
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[at].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> right(2));
        Thread two = new Thread(() -> left());
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
