//@ verdict: holds
//@ assurance: jmm
// why: there is a third cell, and the threads have no more than the second one in common.
public class IndexedByEitherApart {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell(), new Cell()};

    static int first;
    static int second;

    static void left(int at, boolean own) {
        CELLS[at].left = 1;
        first = CELLS[own ? at : at + 1].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[Math.max(at, at - 1)].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> left(0, false));
        Thread two = new Thread(() -> right(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
