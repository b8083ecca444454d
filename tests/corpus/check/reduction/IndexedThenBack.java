//@ verdict: holds
//@ assurance: jmm
// why: the index comes back before anything is looked at.
public class IndexedThenBack {
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
        at--;
        first = CELLS[at].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        at--;
        at++;
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
