//@ about: java.util.Arrays without sorting: text, equality, hashes, comparison, mismatch, filling, copying and prefixes.
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class ArraysUtilities {
    public static void main(String[] args) {
        int[] ints = {5, 3, 9, 1};
        Object[] nested = {1, "two", new int[] {3, 4}, new Object[] {null, new double[] {0.5, -0.0}},
                new boolean[][] {{true}, {}}};
        System.out.println(Arrays.toString(ints) + " " + Arrays.deepToString(nested) + " "
                + Arrays.toString((int[]) null));
        Object[] loop = new Object[2];
        loop[0] = loop;
        System.out.println(Arrays.deepToString(loop));
        System.out.println(Arrays.hashCode(ints) + " " + Arrays.hashCode(new double[] {1.5, Double.NaN}) + " "
                + Arrays.deepHashCode(new Object[] {"a", new long[] {1L << 40}}) + " "
                        + Arrays.hashCode(new char[] {'x', 'y'}));
        System.out.println(Arrays.equals(new float[] {0.0f}, new float[] {-0.0f}) + " "
                + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN})
                + " " + Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " "
                        + Arrays.equals(ints, 1, 3, new int[] {3, 9}, 0, 2));
        System.out.println(Arrays.compare(new int[] {1, 2, 3}, new int[] {1, 3}) + " "
                + Arrays.compare(new byte[] {-1}, new byte[] {1})
                + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " "
                        + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"}));
        byte[] left = new byte[100];
        byte[] right = new byte[100];
        right[77] = 1;
        System.out.println(Arrays.mismatch(left, right) + " " + Arrays.mismatch(left, 0, 50, right, 0, 60) + " "
                + Arrays.mismatch(ints, ints.clone()));

        long[] squares = new long[8];
        Arrays.setAll(squares, i -> (long) i * i);
        Arrays.parallelPrefix(squares, Long::sum);
        System.out.println(Arrays.toString(squares) + " " + Arrays.toString(Arrays.copyOfRange(squares, 6, 10)));
        String[] words = new String[4];
        Arrays.fill(words, 1, 3, "fill");
        System.out.println(Arrays.asList(words) + " " + Arrays.toString(Arrays.copyOf(ints, 2)) + " "
                + Arrays.stream(ints, 1, 3).sum());
        Object[] typed = Arrays.copyOf(new Object[] {"a", "b"}, 3, String[].class);
        System.out.println(typed.getClass().getName() + " " + Arrays.toString(typed));
        List<String> view = Arrays.asList(words);
        view.set(0, "through");
        System.out.println(words[0] + " " + Objects.hash(1, "a", null) + " " + Arrays.asList(1, 2).hashCode());
        attempt(() -> Arrays.fill(ints, 3, 9, 0));
        attempt(() -> Arrays.copyOfRange(ints, 3, 1));
        attempt(() -> Arrays.copyOf(ints, -1));
        attempt(() -> Arrays.asList(1).add(2));
        attempt(() -> Arrays.copyOf(new Object[] {1}, 1, String[].class));
    }

    private static void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
