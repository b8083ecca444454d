//@ about: equals and hashCode of records compare components by kind: floats by bits, arrays by identity, references by equals
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class RecordEquality {
    record Floats(float f, double d) { }
    record Array(int[] a) { }
    record Pair(Object left, Object right) { }
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t) { }
    record Generic<T>(T value) { }
    static int calls;
    static class Counting {
        @Override public boolean equals(Object o) { calls++; return o instanceof Counting; }
        @Override public int hashCode() { calls += 100; return 5; }
        @Override public String toString() { calls += 10000; return "counting"; }
    }

    static String compare(Object a, Object b) { return a.equals(b) + (a.hashCode() == b.hashCode() ? "=" : "#"); }

    public static void main(String[] args) {
        System.out.println(compare(new Floats(0f, 0d), new Floats(-0f, 0d)) + " "
            + compare(new Floats(0f, 0d), new Floats(0f, -0d)) + " "
            + compare(new Floats(Float.NaN, Double.NaN), new Floats(Float.NaN, Double.NaN)) + " "
            + compare(new Floats(1f, 1d), new Floats(1f, 1d)));
        System.out.println(new Floats(Float.intBitsToFloat(0x7fc00001), 1).equals(new Floats(Float.NaN, 1)));
        int[] a = {1};
        System.out.println(new Array(a).equals(new Array(a)) + " " + new Array(a).equals(new Array(a.clone())) + " "
            + new Array(null).equals(new Array(null)) + " " + new Array(null).hashCode());
        System.out.println(compare(new Pair(1, "x"), new Pair(1, "x")) + " "
            + new Pair(1, null).equals(new Pair(1L, null)) + " " + new Pair(null, null).equals(null) + " "
            + new Pair(1, 2).equals("Pair[left=1, right=2]") + " " + new Generic<>(1).equals(new Pair(1, 1)));
        System.out.println(new Pair(new Pair(1, 2), List.of(3)).hashCode()
            == new Pair(new Pair(1, 2), Arrays.asList(3)).hashCode());
        All all = new All(true, (byte) -1, 'c', (short) 2, 3, 4L, 1.5f, 2.5, "t");
        System.out.println(compare(all, new All(true, (byte) -1, 'c', (short) 2, 3, 4L, 1.5f, 2.5, new String("t")))
            + " " + all.equals(new All(false, (byte) -1, 'c', (short) 2, 3, 4L, 1.5f, 2.5, "t")) + " "
            + all.equals(new All(true, (byte) -1, 'c', (short) 2, 3, 5L, 1.5f, 2.5, "t")));
        Pair counting = new Pair(new Counting(), 1);
        System.out.println(counting.equals(counting) + " " + calls + " " + counting.equals(new Pair(new Counting(), 2))
            + " " + calls + " " + (counting.hashCode() == new Pair(new Counting(), 1).hashCode()) + " " + calls + " "
            + counting + " " + calls);
        Map<Pair, String> map = new HashMap<>();
        for (int i = 0; i < 30; i++) map.put(new Pair(i % 5, i % 3), "v" + i);
        System.out.println(map.size() + " " + map.get(new Pair(4, 2)) + " " + map.get(new Pair(4, 3)));
        Set<Generic<?>> set = new HashSet<>(List.of(new Generic<>("a"), new Generic<>('a'),
            new Generic<>(new Generic<>("a"))));
        System.out.println(set.contains(new Generic<>(new Generic<>("a"))) + " " + set.contains(new Generic<>(97)) + " "
            + set.add(new Generic<>("a")));
        Generic<Object[]> loop = new Generic<>(new Object[1]);
        loop.value()[0] = loop;
        System.out.println(loop.equals(new Generic<>(loop.value())) + " " + new Generic<>(null)
            + new Generic<>(new StringBuilder("sb")));
    }
}
