//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the loop runs one too far.
public class ArrayBounds {
    public static void main(String[] arguments) {
        int[] cells = new int[3];
        for (int i = 0; i <= cells.length; i++) {
            cells[i] = i; //~
        }
    }
}
