//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (ElementsOfArrays.cells[0] == 0 || ElementsOfArrays.cells[1] == 0)' --property assertion
//@ claim: holds --ltl '<> (ElementsOfArrays.cells[0] == 1 && ElementsOfArrays.cells[1] == 1)' --property assertion
//@ claim: holds --ltl '[] (ElementsOfArrays.cells.length == 2)' --property assertion
//@ claim: violated --ltl '[] (ElementsOfArrays.cells[1] == 1 -> ElementsOfArrays.cells[0] == 1)' --property assertion
// why: each thread writes an element; the reduction must not take writes of elements for invisible.
public class ElementsOfArrays {
    static final int[] cells = new int[2];

    static final class Writer extends Thread {
        private final int index;

        Writer(int index) {
            this.index = index;
        }

        @Override
        public void run() {
            cells[index] = 1;
        }
    }

    public static void main(String[] arguments) {
        new Writer(0).start();
        new Writer(1).start();
    }
}
