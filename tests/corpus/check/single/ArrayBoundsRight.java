//@ verdict: holds
//@ assurance: jmm
// why: the loop stops at the length.
public class ArrayBoundsRight {
    public static void main(String[] arguments) {
        int[] cells = new int[3];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = i;
        }
        assert cells[2] == 2;
    }
}
