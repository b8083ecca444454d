//@ verdict: holds
//@ assurance: jmm
//@ depth: deep thousands of operations one after the other
// why: the sums over all pairs of edge values are those of the real java.
public class LongArithmetic {
    static final long[] EDGES = {
        0, 1, -1, 2, -2, 7, 31, 32, 63, 64, -3, 10, 255, 65535, 65536, -65537,
        Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 31, 1L << 32, (1L << 32) - 1, -(1L << 32), 0x123456789ABCDEFL,
        -0x7766554433221100L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1,
    };

    static long sum;
    static int caught;

    static void add(long value) {
        sum = sum * 31 + value;
    }

    static void divide(long one, long other) {
        try {
            add(one / other);
            add(one % other);
        } catch (ArithmeticException byZero) {
            caught++;
        }
    }

    static void shift(long one, int by) {
        add(one << by);
        add(one >> by);
        add(one >>> by);
    }

    public static void main(String[] args) {
        for (int i = 0; i < EDGES.length; i++) {
            long one = EDGES[i];
            add(-one);
            add(~one);
            add((int) one);
            add((short) one);
            add((byte) one);
            add((char) one);
            for (int j = 0; j < EDGES.length; j++) {
                long other = EDGES[j];
                add(one + other);
                add(one - other);
                add(one * other);
                add(one & other);
                add(one | other);
                add(one ^ other);
                add(one < other ? 1 : one == other ? 2 : 3);
                divide(one, other);
                shift(one, (int) other);
            }
        }
        assert caught == EDGES.length;
        assert sum == -845089638668316530L;
    }
}
