//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the cell is used by main alone for a while, then handed to a worker through a chain of objects and changed by both.
public class SharedLater {
    static final class Cell {
        int value;
    }

    static final class Box {
        Cell cell;
    }

    static final Box BOX = new Box();

    static final class Worker extends Thread {
        @Override
        public void run() {
            Cell cell;
            synchronized (BOX) {
                cell = BOX.cell;
            }
            if (cell != null) {
                cell.value++;
            }
        }
    }

    public static void main(String[] arguments) {
        new Worker().start();
        Cell cell = new Cell();
        cell.value++;
        synchronized (BOX) {
            BOX.cell = cell;
        }
        int before = cell.value;
        cell.value++;
        assert cell.value == before + 1; //~
    }
}
