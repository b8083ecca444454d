//@ verdict: violated
//@ property: assertion
// why: the second call is given the other index.
public class IndexedByCalls {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    static int first;
    static int second;

    static void set(int at, boolean isLeft) {
        if (isLeft) {
            CELLS[at].left = 1;
        } else {
            CELLS[at].right = 1;
        }
    }

    static int get(int at, boolean isLeft) {
        return isLeft ? CELLS[at].left : CELLS[at].right;
    }

    static void left(int at) {
        set(at, true);
        first = get(1 - at, false);
    }

    static void right(int at) {
        set(at, false);
        second = get(1 - at, true);
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
