//@ verdict: violated
//@ property: assertion
// why: both indices lead to the same object, so each thread can see what the other one does.
public class IndexedAliased {
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
        CELLS[1] = CELLS[0];
        Thread one = new Thread(() -> right(1));
        Thread two = new Thread(() -> left(0));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
