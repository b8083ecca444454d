//@ verdict: holds
//@ assurance: jmm
// why: each row is an array of its own; copies have cells of their own; sizes, indices and stores are checked.
public class ArraysOfArrays {
    static final int[][] GRID = new int[2][3];
    static int caught;

    static void tries(int rows, int columns) {
        try {
            long[][][] cube = new long[rows][columns][2];
            cube[rows - 1][columns - 1][1] = 1L << 33;
            assert cube[0].length == columns && cube[rows - 1][columns - 1][1] >> 33 == 1;
        } catch (NegativeArraySizeException expected) {
            caught++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> GRID[1][2] = 5);
        thread.start();
        GRID[0][2] = 7;
        thread.join();
        assert GRID[0][2] + GRID[1][2] == 12 && GRID.length == 2 && GRID[1].length == 3;
        tries(2, 2);
        tries(2, -1);
        int[] copy = GRID[0].clone();
        copy[0] = 9;
        assert GRID[0][0] == 0 && copy[2] == 7 && copy.length == 3;
        char[] letters = {'a', 'b'};
        letters[0] += 1;
        boolean[] flags = new boolean[2];
        flags[1] = true;
        byte[] octets = {127};
        octets[0]++;
        assert letters[0] == letters[1] && flags[1] && !flags[0] && octets[0] == -128;
        int[][] ragged = {{1}, {2, 3}, null};
        assert ragged[1][1] == 3 && ragged[2] == null && caught == 1;
    }
}
