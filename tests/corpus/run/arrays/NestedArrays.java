//@ about: arrays of arrays: all, some or none of the dimensions allocated, jagged, shared and zero-sized
import java.util.Arrays;

public class NestedArrays {
    static int[] row(int... values) { return values; }
    static int[][] table() [] { return new int[2][1][]; }

    public static void main(String[] args) {
        int[][][] full = new int[2][3][4], partial = new int[2][3][], one = new int[2][][];
        full[1][2][3] = 7;
        System.out.println(Arrays.deepToString(full) + Arrays.deepToString(partial) + Arrays.deepToString(one));
        long[][] jagged = new long[4][];
        for (int i = 0; i < jagged.length; i++) {
            jagged[i] = new long[i];
            for (int j = 0; j < i; j++) jagged[i][j] = (long) i << 33 | j;
        }
        System.out.println(Arrays.deepToString(jagged));
        System.out.println(new int[0][5].length + " " + new int[3][0][2][1].length + " "
            + new int[3][0][2].getClass().getSimpleName() + " " + table().length + table()[1].length + table()[1][0]);
        String[][] shared = new String[3][];
        Arrays.fill(shared, new String[] {"x", "y"});
        shared[0][1] = "changed";
        System.out.println(Arrays.deepToString(shared) + (shared[1] == shared[2]));
        int[][] identity = {{1, 0}, {0, 1}}, m = {{1, 1}, {1, 0}};
        for (int k = 0; k < 30; k++) identity = multiply(identity, m);
        System.out.println(Arrays.deepToString(identity));
        Object[] objects = new Object[2];
        objects[0] = objects;
        objects[1] = new int[][] {row(1, 2), row(), {3}};
        System.out.println(Arrays.deepToString(objects) + ((int[][]) objects[1])[2][0]);
        char[][] board = new char[3][3];
        for (char[] line : board) Arrays.fill(line, '.');
        board[1][1] = 'X';
        board[0][2]++;
        for (char[] line : board) System.out.print(new String(line) + "|");
        System.out.println();
        boolean[][][][] four = new boolean[2][2][2][2];
        int count = 0;
        for (boolean[][][] a : four) for (boolean[][] b : a) for (boolean[] c : b) for (int i = 0; i < c.length; i++)
            c[i] = count++ % 3 == 0;
        System.out.println(Arrays.deepToString(four) + Arrays.deepHashCode(four));
        System.out.println(full.getClass().getName() + " " + full[0].getClass().getComponentType() + " "
            + new String[0][0].getClass() + " " + (full[0] instanceof Object) + " "
            + ((Object) full instanceof Object[][]) + ((Object) full instanceof Object[][][]));
        double[][] triangle = {{1}, {1, 1}, {1, 2, 1}};
        double[][] copy = triangle.clone();
        copy[0] = new double[] {9};
        copy[2][1] = 5;
        System.out.println(triangle[0][0] + triangle[2][1] + " "
            + Arrays.deepEquals(triangle, new double[][] {{1}, {1, 1}, {1, 5, 1}})
            + Arrays.equals(triangle, triangle.clone()));
        byte[][][][][][][][] deep = new byte[1][1][1][1][1][1][1][2];
        deep[0][0][0][0][0][0][0][1] = -1;
        System.out.println(deep[0][0][0][0][0][0][0][1] + deep.getClass().getName());
    }

    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < c.length; i++) for (int j = 0; j < c[i].length; j++) for (int k = 0; k < b.length; k++)
            c[i][j] += a[i][k] * b[k][j];
        return c;
    }
}
