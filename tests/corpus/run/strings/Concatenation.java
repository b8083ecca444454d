//@ about: string concatenation of every type, with nulls, constants, side effects, many operands and odd characters
public class Concatenation {
    static int calls;
    static class Loud {
        final String s;
        Loud(String s) { this.s = s; }
        @Override public String toString() { calls++; return s; }
    }
    static class Nobody { @Override public String toString() { return null; } }
    static class Failing { @Override public String toString() { throw new IllegalStateException("no text"); } }
    static int next() { return ++calls; }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        short s = -2;
        char c = 'c';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.5f;
        double d = -0.0;
        String t = "t";
        Object o = null;
        String n = null;
        char[] a = {'x', 'y'};
        System.out.println("" + z + b + s + c + i + l + f + d + t + o + n);
        System.out.println(z + "|" + b + "|" + s + "|" + c + "|" + i + "|" + l + "|" + f + "|" + d + "|" + t + "|" + o
            + "|" + n + "|" + a.length);
        System.out.println(1 + 2 + "3" + 4 + 5 + c + 1 + (c + 1) + 'a' + 'b' + ('a' + 'b'));
        System.out.println(n + n + null + "end" + (Integer) null + new Nobody() + String.valueOf((Object) null));
        System.out.println(new Loud("a") + "," + next() + "," + new Loud("b") + "," + next() + "," + calls);
        System.out.println(Float.NaN + " " + Float.POSITIVE_INFINITY + " " + 1e10f + " " + 1e-5 + " " + 100.0 + " "
            + 1e7 + " " + 123456789.0 + " " + 0.001f);
        System.out.println("\u0001tag" + i + "\u0002" + "é" + c + "\u20ac" + t + "\0" + 1);
        System.out.println("\ud83d" + "\ude00" + (char) 0xd83d + (char) 0xde00);
        t += t;
        t += 1 + 2;
        t += 'c';
        t += null;
        t += 1.0f;
        System.out.println(t);
        String s0 = "0", s1 = "1";
        System.out.println(s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0
            + s1 + s0 + l + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d
            + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + i + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + l
                + s0 + s1 + s0 + s1 + s0 + s1 + s0 + s1 + s0 + d);
        try {
            System.out.println("before" + next() + new Failing() + next());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + calls);
        }
        String[] array = {"a", null};
        array[0] += array[1] += "x";
        System.out.println(array[0] + array[1] + array.getClass().getSimpleName() + (Object) "o"
            + (CharSequence) new StringBuilder("sb"));
    }
}
