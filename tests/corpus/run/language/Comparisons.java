//@ about: each conditional jump taken and not taken, for ints, longs, floats, doubles and references
public class Comparisons {
    static String ints(int a, int b) {
        return (a < b ? "<" : "") + (a <= b ? "≤" : "") + (a == b ? "=" : "") + (a != b ? "≠" : "")
            + (a >= b ? "≥" : "") + (a > b ? ">" : "");
    }

    static String zero(int a) {
        return (a < 0 ? "<" : "") + (a <= 0 ? "≤" : "") + (a == 0 ? "=" : "") + (a != 0 ? "≠" : "")
            + (a >= 0 ? "≥" : "") + (a > 0 ? ">" : "");
    }

    static String longs(long a, long b) {
        return (a < b ? "<" : "") + (a <= b ? "≤" : "") + (a == b ? "=" : "") + (a != b ? "≠" : "")
            + (a >= b ? "≥" : "") + (a > b ? ">" : "");
    }

    static String floats(float a, float b) {
        return (a < b ? "<" : "") + (a <= b ? "≤" : "") + (a == b ? "=" : "") + (a != b ? "≠" : "")
            + (a >= b ? "≥" : "") + (a > b ? ">" : "");
    }

    static String negated(float a, float b) {
        return (!(a < b) ? "<" : "") + (!(a <= b) ? "≤" : "") + (!(a >= b) ? "≥" : "") + (!(a > b) ? ">" : "");
    }

    static String references(Object a, Object b) {
        return (a == b ? "same " : "other ") + (a != b ? "" : "same ") + (a == null ? "null" : "set")
            + (b != null ? "set" : "null");
    }

    static int boundary(double x) {
        if (x < 0) return -1;
        else if (x > 0) return 1;
        while (x != x) return 2;
        do { x += 1; } while (x <= 3);
        return (int) x;
    }

    public static void main(String[] args) {
        int[] values = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        for (int a : values) {
            StringBuilder line = new StringBuilder(zero(a));
            for (int b : values) line.append(' ').append(ints(a, b)).append(longs(a * 4294967296L, b * 4294967296L))
                .append(floats(a, b));
            System.out.println(line);
        }
        System.out.println(longs(1L << 32, 1) + " " + longs(-1, 4294967295L) + " "
            + longs(Long.MIN_VALUE, Long.MAX_VALUE));
        float nan = Float.NaN;
        System.out.println(floats(nan, 1) + " " + floats(1, nan) + " " + floats(nan, nan) + " " + floats(0f, -0f));
        System.out.println(negated(nan, 1) + " " + negated(1, nan) + " " + negated(1, 2) + " " + negated(2, 2));
        String s = "s";
        System.out.println(references(s, s) + "," + references(s, null) + "," + references(null, null) + ","
            + references(s, new String("s")));
        System.out.println(boundary(-0.1) + " " + boundary(Double.MIN_VALUE) + " " + boundary(-0.0) + " "
            + boundary(Double.NaN));
        boolean t = values.length == 5, f = !t;
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ f) + " " + (t && !f) + " " + (f || f) + " " + (t != f)
            + " " + (f ? 1 : t ? 2 : 3));
        System.out.println((f & sideEffect("eager")) + " " + (f && sideEffect("never")) + " "
            + (t || sideEffect("never")));
    }

    static boolean sideEffect(String what) {
        System.out.println(what);
        return true;
    }
}
