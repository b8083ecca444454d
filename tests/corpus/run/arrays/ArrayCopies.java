//@ about: arraycopy and the library's array methods: overlapping moves, ranges, filling, comparing, sorting
import java.util.Arrays;
import java.util.Collections;

public class ArrayCopies {
    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 1, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 8, a, 0, 0);
        byte[] bytes = {1, 2, 3, 4, 5};
        System.arraycopy(bytes, 1, bytes, 0, 4);
        String[] strings = {"a", "b", "c", "d"};
        System.arraycopy(strings, 0, strings, 1, 3);
        Object[] objects = new Object[3];
        System.arraycopy(strings, 1, objects, 0, 3);
        System.out.println(Arrays.toString(bytes) + Arrays.toString(strings) + Arrays.toString(objects));
        long[] longs = {1L << 40, 2};
        double[] doubles = {1.5, Double.NaN, -0.0};
        boolean[] flags = new boolean[4];
        char[] chars = "hello".toCharArray();
        System.arraycopy(longs, 0, longs, 1, 1);
        System.arraycopy(doubles, 1, doubles, 0, 2);
        Arrays.fill(flags, 1, 3, true);
        System.arraycopy(chars, 0, chars, 1, 4);
        System.out.println(Arrays.toString(longs) + Arrays.toString(doubles) + Arrays.toString(flags)
            + Arrays.toString(chars));
        System.out.println(Arrays.toString(Arrays.copyOf(chars, 7)).length()
            + Arrays.toString(Arrays.copyOfRange(a, 6, 10)) + Arrays.toString(Arrays.copyOf(strings, 2))
            + Arrays.toString((int[]) null));
        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " "
            + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " "
            + Arrays.equals(new float[] {0f}, new float[] {-0f}) + " "
            + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " "
            + Arrays.mismatch(new char[] {'a', 'b'}, new char[] {'a', 'c'}) + " " + Arrays.equals(a, 0, 2, a, 2, 4));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(doubles) + " " + Arrays.hashCode(flags) + " "
            + Arrays.hashCode(strings) + " " + Arrays.hashCode(longs) + " " + Arrays.hashCode(chars));
        int[] random = new int[300];
        long seed = 12345;
        for (int i = 0; i < random.length; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            random[i] = (int) (seed >>> 40) - 8000000;
        }
        Integer[] boxed = Arrays.stream(random).boxed().toArray(Integer[]::new);
        Arrays.sort(random);
        Arrays.sort(boxed, Collections.reverseOrder());
        boolean ordered = true;
        for (int i = 1; i < random.length; i++) ordered &= random[i - 1] <= random[i] && boxed[i - 1] >= boxed[i];
        System.out.println(ordered + " " + random[0] + " " + random[150] + " " + boxed[0] + " "
            + Arrays.binarySearch(random, random[77]));
        double[] odd = {3, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1};
        Arrays.sort(odd);
        byte[] small = {5, -1, 127, -128, 0};
        Arrays.sort(small, 1, 4);
        Arrays.setAll(a, i -> i * i);
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(odd) + Arrays.toString(small) + Arrays.toString(a)
            + Arrays.stream(a, 1, 3).sum() + Arrays.asList(strings).indexOf("c") + Arrays.asList(a).size());
    }
}
