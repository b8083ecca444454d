//@ about: messages of NullPointerException for every kind of array access, with computed indices and nested arrays
//@ varies: newer compilers give names to hidden locals
public class HelpfulNullArrays {
    static int[][] grid = new int[2][];
    static String[][][] cube = {{null, {"a"}}};
    byte[] bytes;
    Object[] objects = new Object[3];
    static int index = 1;

    interface Body { void run() throws Throwable; }

    static void show(Body body) {
        try {
            body.run();
            System.out.println("no exception");
        } catch (Throwable t) {
            System.out.println(t.getMessage());
        }
    }

    static int one() { return 1; }

    public static void main(String[] args) {
        HelpfulNullArrays h = new HelpfulNullArrays();
        show(() -> { int[] a = null; a[0] = 1; });
        show(() -> { int[] a = null; int b = a[index]; });
        show(() -> { long[] a = null; a[7]++; });
        show(() -> { float[] a = null; a[one()] = 1; });
        show(() -> { double[] a = null; a[0] *= 2; });
        show(() -> { byte[] a = null; byte b = a[0]; });
        show(() -> { boolean[] a = null; a[0] = true; });
        show(() -> { char[] a = null; char c = a[1000000]; });
        show(() -> { short[] a = null; a[2] = 1; });
        show(() -> { Object[] a = null; Object o = a[0]; });
        show(() -> { String[] a = null; a[0] = ""; });
        show(() -> { String[] a = null; System.out.println(a.length); });
        show(() -> grid[1][0] = 5);
        show(() -> { int i = 1, j = 2; grid[i][j]++; });
        show(() -> { int i = 0; System.out.println(grid[i + 1][i * 2 - 3]); });
        show(() -> System.out.println(cube[0][0][index]));
        show(() -> System.out.println(cube[0][1][0].length() + cube[0][index - 1].length));
        show(() -> System.out.println(h.bytes[h.objects.length]));
        show(() -> System.out.println(h.objects[2].hashCode()));
        show(() -> System.out.println(grid[one()][one()]));
        show(() -> { int[][][][][][] a = new int[1][1][1][1][1][]; System.out.println(a[0][0][0][0][0][0]); });
        show(() -> System.out.println(((String[]) h.objects[index])[1]));
        show(() -> { for (int x : grid[0]) System.out.println(x); });
        show(() -> grid[0].clone());
        show(() -> System.arraycopy(grid[0], 0, grid[1], 0, 1));
        show(() -> { int[][] g = new int[3][0]; g[2] = null; g[g.length - 1][0] += 1; });
    }
}
