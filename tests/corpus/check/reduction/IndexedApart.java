//@ verdict: holds
//@ assurance: jmm
// why: each index leads to an object of its own.
public class IndexedApart {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    static int first;
    static int second;

    static void left(int at) {
        CELLS[at].left = 1;
        first = CELLS[at].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[at].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> left(0));
        Thread two = new Thread(() -> right(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
