//@ verdict: violated
//@ property: assertion
// why: every round of the recursion has another index.
public class IndexedByRounds {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell(), new Cell()};

    static int first;
    static int second;

    static int left(int at, int rounds) {
        CELLS[at].left = 1;
        int seen = CELLS[at].right;
        return rounds == 0 ? seen : seen + left(at + 1, rounds - 1);
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[at].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> right(2));
        Thread two = new Thread(() -> first = left(0, 2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first == 1;
    }
}
