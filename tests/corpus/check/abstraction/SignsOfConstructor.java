//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data Cell.value=signs
// why: a constructor gives a field its first token
public class SignsOfConstructor {
    static class Cell {
        int value;

        Cell(int start) {
            value = start;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Cell cell = new Cell(0);
        Thread adder = new Thread(() -> add(cell));
        adder.start();
        add(cell);
        adder.join();
        assert cell.value > 0;
    }

    static synchronized void add(Cell cell) {
        if (cell.value < 1) {
            cell.value = cell.value + 1;
        }
    }
}
