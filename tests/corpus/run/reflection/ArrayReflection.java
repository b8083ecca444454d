//@ about: java.lang.reflect.Array makes, reads and writes arrays of every type, and refuses what the types forbid
import java.lang.reflect.Array;
import java.util.Arrays;

public class ArrayReflection {
    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (Throwable t) {
            System.out.println(t.getClass().getSimpleName() + " " + t.getMessage());
        }
    }

    public static void main(String[] args) {
        for (Class<?> c : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class,
            float.class, double.class, String.class, int[].class}) {
            Object array = Array.newInstance(c, 2);
            System.out.print(array.getClass().getSimpleName() + Array.getLength(array)
                + (c == char.class ? "" : Array.get(array, 1)) + " ");
        }
        System.out.println();
        int[] ints = new int[3];
        Array.set(ints, 0, 5);
        Array.set(ints, 1, 'a');
        Array.setInt(ints, 2, 7);
        Array.setByte(ints, 0, (byte) -1);
        double[] doubles = new double[2];
        Array.set(doubles, 0, 5L);
        Array.setFloat(doubles, 1, 1.5f);
        long[] longs = {1};
        Array.setChar(longs, 0, 'b');
        Object strings = Array.newInstance(String.class, 1);
        Array.set(strings, 0, "set");
        System.out.println(Arrays.toString(ints) + Arrays.toString(doubles) + longs[0] + ((String[]) strings)[0]
            + Array.getLong(ints, 2) + Array.getDouble(ints, 1) + Array.getBoolean(new boolean[] {true}, 0)
            + Array.getChar("x".toCharArray(), 0));
        int[][] grid = (int[][]) Array.newInstance(int.class, 2, 3);
        Object[][][] cube = (Object[][][]) Array.newInstance(Object[].class, 2, 1);
        System.out.println(grid.length + "" + grid[1].length + cube.getClass().getSimpleName() + cube[1][0]
            + Array.get(grid, 0).getClass().getSimpleName());
        show(() -> Array.newInstance(void.class, 1));
        show(() -> Array.newInstance(int.class, -1));
        show(() -> Array.newInstance(int.class, new int[0]));
        show(() -> Array.newInstance(null, 1));
        show(() -> Array.getLength("text"));
        show(() -> Array.getLength(null));
        show(() -> Array.get(ints, 3));
        show(() -> Array.get(ints, -1));
        show(() -> Array.getByte(ints, 0));
        show(() -> Array.getInt(strings, 0));
        show(() -> { Array.set(ints, 0, 5L); return 0; });
        show(() -> { Array.set(ints, 0, "s"); return 0; });
        show(() -> { Array.set(ints, 0, null); return 0; });
        show(() -> { Array.set(strings, 0, 5); return 0; });
        show(() -> { Array.set(strings, 0, null); return ((String[]) strings)[0]; });
        show(() -> { Array.setLong(ints, 0, 1); return 0; });
        show(() -> { Array.setInt(new Object[1], 0, 1); return 0; });
        show(() -> { Array.set("no array", 0, 1); return 0; });
        show(() -> Array.newInstance(String.class, 1, 2, 3).getClass().getSimpleName()
            + Array.newInstance(int[].class, 0).getClass().getName());
    }
}
