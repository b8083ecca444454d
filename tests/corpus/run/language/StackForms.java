//@ about: deep operand stacks and values kept under others: dup_x1, dup2_x1, dup_x2, dup2_x2 and their use
public class StackForms {
    long wide = 7;
    int narrow = 3;
    static double total = 0.5;

    static long mix(int a, long b, int c, double d, float e, Object f, long g, byte h, boolean i) {
        return a + b * 10 + c * 100 + (long) d * 1000 + (long) e * 10000 + f.hashCode() * 100000L + g * 10 + h
            + (i ? 1 : 0);
    }

    static int deep(int n) {
        return n + (n * 2 + (n * 3 + (n * 4 + (n * 5 + (n * 6
            + (n * 7 + (n * 8 + (n * 9 + (n * 10 - (n << 1 ^ (n & 3 | (n >> 1))))))))))));
    }

    static double deepWide(double d, long l) {
        return d - (l - (d - (l - (d - (l - (d * (l % 7 + (d / (l + 1 + (d > 0 ? l : -l))))))))));
    }

    public static void main(String[] args) {
        StackForms s = new StackForms();
        int[] ints = {1, 2, 3};
        long[] longs = {4, 5, 6};
        StackForms[] objects = {s, new StackForms()};
        int i = 0;
        int a = s.narrow = ints[1] = 40;
        long b = s.wide = longs[2] = 50L;
        System.out.println(a + b + s.narrow + s.wide + ints[1] + longs[2]);
        System.out.println((ints[i++] = i) + (ints[i++] += ints[i]) + (longs[i - 1]++ + (longs[i] = longs[i - 1])));
        System.out.println(objects[i - 1].wide++ + objects[i - 1].narrow++ + (objects[1].wide = objects[1].narrow = 9));
        System.out.println(total++ + (total += total) + (StackForms.total = 2.5));
        System.out.println(mix(ints[0]++, longs[0]--, s.narrow--, total *= 2, 1.9f, Integer.valueOf(2), s.wide <<= 1,
            (byte) (a += 5), longs[0] == 3));
        System.out.println(deep(5) + " " + deep(-1000003) + " " + deepWide(3.25, 11) + " " + deepWide(-1e9, -5));
        long[][] table = new long[3][2];
        table[1][0] = table[2][1] = table[0][0]-- + 8;
        table[1][0] += table[1][1]++ + ++table[1][1];
        System.out.println(table[0][0] + " " + table[1][0] + " " + table[1][1] + " " + table[2][1]);
        new StackForms();
        new StringBuilder("dropped").append(1L).append(2.0);
        s.values();
        StackForms.wideValue();
        System.out.println(new StringBuilder(new String(new char[] {'n', 'e', 's', 't'}))
            .append(new int[] {6, 7}[new int[] {1}[0]]));
    }

    int values() {
        return narrow++;
    }

    static long wideValue() {
        return (long) (total -= 1);
    }
}
