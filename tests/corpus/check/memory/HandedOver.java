//@ verdict: holds
//@ assurance: jmm
// why: the cell has one owner at a time; the lock of the box orders the owners.
public class HandedOver {
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
                assert cell.value == 2;
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
    }
}
