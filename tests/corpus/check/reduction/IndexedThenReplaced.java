//@ verdict: violated
//@ property: assertion
// why: somebody puts another cell into the place before it is looked up.
public class IndexedThenReplaced {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};
    static final Object LOCK = new Object();

    static int first;
    static int second;

    static Cell cell(int at) {
        synchronized (LOCK) {
            return CELLS[at];
        }
    }

    static void left(int at) {
        cell(at).left = 1;
        first = cell(at).right;
    }

    static void right(int at) {
        cell(at).right = 1;
        second = cell(at).left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> left(0));
        Thread two = new Thread(() -> right(1));
        one.start();
        two.start();
        synchronized (LOCK) {
            CELLS[1] = CELLS[0];
        }
        one.join();
        two.join();
        assert first + second < 2;
    }
}
