//@ about: Sorting and searching arrays of every kind and size, sequential and parallel, stable and with broken comparators.
//@ exit: 1
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;

public class ArraysSorting {
    public static void main(String[] args) {
        for (int size : new int[] {7, 60, 300, 5000}) {
            Random random = new Random(size);
            int[] ints = random.ints(size, 0, size * 2).toArray();
            int[] copy = ints.clone();
            Arrays.sort(ints);
            Arrays.parallelSort(copy);
            Integer[] boxed = Arrays.stream(ints).boxed().toArray(Integer[]::new);
            Arrays.sort(boxed, Comparator.comparingInt((Integer n) -> n % 10).thenComparing(Comparator.reverseOrder()));
            int found = Arrays.binarySearch(ints, ints[size / 3]);
            System.out.println(size + " " + Arrays.equals(ints, copy) + " " + Arrays.hashCode(ints) + " "
                    + Arrays.hashCode(boxed) + " " + (ints[found] == ints[size / 3]) + " " + boxed[0] + " "
                            + boxed[size - 1]);
        }
        double[] doubles = {3.5, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, -1e300, 0.0, -0.0};
        Arrays.sort(doubles);
        System.out.println(Arrays.toString(doubles) + " " + Arrays.binarySearch(doubles, 0.0) + " "
                + Arrays.binarySearch(doubles, 1));
        byte[] bytes = new byte[200];
        char[] chars = new char[200];
        short[] shorts = new short[4000];
        new Random(1).nextBytes(bytes);
        for (int i = 0; i < shorts.length; i++) {
            shorts[i] = (short) (i * 7919);
            chars[i % 200] = (char) ('a' + i * 31 % 26);
        }
        Arrays.sort(bytes);
        Arrays.sort(chars);
        Arrays.sort(shorts);
        System.out.println(bytes[0] + " " + bytes[199] + " " + new String(chars, 0, 20) + " " + shorts[0] + " "
                + shorts[3999] + " " + Arrays.hashCode(shorts));
        long[] almost = new long[1000];
        Arrays.setAll(almost, i -> i < 500 ? i : 1500 - i);
        Arrays.sort(almost, 100, 900);
        System.out.println(almost[100] + " " + almost[600] + " " + almost[899] + " " + almost[999]);
        String[] words = "the quick Brown fox jumps over The lazy dog".split(" ");
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(String.join(" ", words));
        Arrays.parallelSort(words, Comparator.comparing(String::length));
        System.out.println(String.join(" ", words));
        Integer[] wide = new Random(18).ints(100).boxed().toArray(Integer[]::new);
        Arrays.sort(wide, (a, b) -> a - b);
    }
}
