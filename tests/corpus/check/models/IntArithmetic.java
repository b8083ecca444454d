//@ verdict: holds
//@ assurance: jmm
//@ depth: deep thousands of operations one after the other
// why: the sums over all pairs of edge values are those of the real java.
public class IntArithmetic {
    static final int[] EDGES = {
        0, 1, -1, 2, -2, 7, 31, 32, 33, -3, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536,
        0x12345678, -0x76543210, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1,
    };

    static int sum;
    static int caught;

    static void add(int value) {
        sum = sum * 31 + value;
    }

    static void divide(int one, int other) {
        try {
            add(one / other);
            add(one % other);
        } catch (ArithmeticException byZero) {
            caught++;
        }
    }

    static void narrow(int one) {
        byte octet = (byte) one;
        octet += one;
        octet >>>= 1;
        short half = (short) one;
        half *= 3;
        char letter = (char) one;
        letter -= 1;
        letter++;
        add(octet);
        add(half);
        add(letter);
        boolean odd = (one & 1) != 0;
        boolean negative = one < 0;
        add((odd & negative ? 1 : 0) + (odd | negative ? 2 : 0) + (odd ^ negative ? 4 : 0) + (!odd ? 8 : 0));
    }

    public static void main(String[] args) {
        for (int i = 0; i < EDGES.length; i++) {
            int one = EDGES[i];
            add(-one);
            add(~one);
            narrow(one);
            for (int j = 0; j < EDGES.length; j++) {
                int other = EDGES[j];
                add(one + other);
                add(one - other);
                add(one * other);
                add(one & other);
                add(one | other);
                add(one ^ other);
                add(one << other);
                add(one >> other);
                add(one >>> other);
                add(one + 1 > one - other ? 1 : 2);
                divide(one, other);
            }
        }
        assert caught == EDGES.length;
        assert sum == -1756975037;
    }
}
