//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data Cell.value=signs
// why: two steps do not lead from minus two above zero
public class SignsOfConstructorBelow {
    static class Cell {
        int value;

        Cell(int start) {
            value = start;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Cell cell = new Cell(-2);
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
