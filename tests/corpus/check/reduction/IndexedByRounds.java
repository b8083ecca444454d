//@ verdict: violated
//@ property: assertion
// why: every round of the recursion has another index.
public class IndexedByRounds {
    static final class Cell {
        volatile int left;
        volatile int right;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    static int first;
    static int second;

    static int left(int at, int rounds) {
        CELLS[at].left = 1;
        int seen = CELLS[at].right;
        return rounds == 0 ? seen : seen + left(1 - at, rounds - 1);
    }

    static void right(int at) {
        CELLS[at].right = 1;
        second = CELLS[at].left;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> first = left(0, 1));
        Thread two = new Thread(() -> right(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second < 2;
    }
}
