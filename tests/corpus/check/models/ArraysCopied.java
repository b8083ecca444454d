//@ verdict: holds
//@ assurance: jmm
// why: elements are copied as if by way of an array between, with all bits, and nothing is copied out of bounds.
public class ArraysCopied {
    static boolean fails(long[] from, int at, long[] to, int toAt, int count) {
        try {
            System.arraycopy(from, at, to, toAt, count);
            return false;
        } catch (IndexOutOfBoundsException expected) {
            return true;
        }
    }

    public static void main(String[] args) {
        long[] cells = {1L << 40, 2, 3, 4};
        assert !fails(cells, 0, cells, 1, 3);
        assert cells[0] == 1L << 40 && cells[1] == 1L << 40 && cells[2] == 2 && cells[3] == 3;
        assert !fails(cells, 1, cells, 0, 2) && cells[1] == 2;
        assert fails(cells, 2, cells, 0, Integer.MAX_VALUE) && fails(cells, 0, cells, 3, 2) && fails(cells, -1, cells, 0, 1);
        assert fails(cells, 0, cells, 0, -1) && !fails(cells, 4, cells, 4, 0);
    }
}
