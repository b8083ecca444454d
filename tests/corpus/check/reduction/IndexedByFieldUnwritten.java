//@ verdict: holds
//@ assurance: jmm
// why: the index is a field that nobody writes any more.
public class IndexedByFieldUnwritten {
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
        first = CELLS[place].right;
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[1 - place].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        place = 1;
        place = 0;
        Thread one = new Thread(() -> left(0));
        Thread two = new Thread(() -> right(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
