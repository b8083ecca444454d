//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the field was never set.
public class NullPointer {
    private int[] cells;

    public static void main(String[] arguments) {
        NullPointer object = new NullPointer();
        object.cells[0] = 1; //~
    }
}
